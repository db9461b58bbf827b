import type { Account__Output as AccountReply } from '@pandex/platform/gen/pandex/user/v1/Account'
import { isVip, vipText } from '../domain/points/vip.ts'
import type { ListedAccount } from '../repositories/account-list.ts'

export const toAccountReply = (account: ListedAccount, now: Date): AccountReply => ({
  id: account.id,
  username: account.username,
  email: account.email ?? '',
  role: account.role,
  status: account.status,
  coin: account.coin,
  vip_until: vipText(account.vip_until),
  is_vip: isVip(account.vip_until, now),
  invite_code: account.invite_code,
  inviter: account.inviter ?? '',
  remark: account.remark,
  register_address: account.register_address,
  last_login_time: account.last_login_time?.toISOString() ?? '',
  last_login_address: account.last_login_address,
  create_time: account.create_time.toISOString(),
  update_time: account.update_time.toISOString(),
})
