import { describe, expect, it } from 'vitest'
import { reasonLabel } from './coin-reasons.ts'

describe('points', () => {
  it('have a label for every reason, and one for unknown reasons', () => {
    const reasons = 'register check_in invite invited cdkey order exchange buy refund admin'.split(' ')
    expect(reasons.map(reasonLabel)).toEqual(
      '注册赠送 每日签到 邀请好友 受邀注册 激活码 充值 兑换会员 购买资源 退回 管理员调整'.split(' '),
    )
    expect(reasonLabel('gift')).toBe('其他')
  })
})
