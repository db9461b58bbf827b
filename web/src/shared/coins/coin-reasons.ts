import type { CoinReason } from '@pandex/contracts/enums'

const reasonLabels: Record<CoinReason, string> = {
  register: '注册赠送',
  check_in: '每日签到',
  invite: '邀请好友',
  invited: '受邀注册',
  cdkey: '激活码',
  order: '充值',
  exchange: '兑换会员',
  buy: '购买资源',
  search: '查看更多搜索结果',
  refund: '退回',
  admin: '管理员调整',
}

export const reasonLabel = (reason: string): string =>
  (reasonLabels as Partial<Record<string, string>>)[reason] ?? '其他'
