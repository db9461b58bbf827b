import type { User__Output as User } from '@pandex/platform/gen/pandex/user/v1/User'
import { isVip } from '../domain/points/vip.ts'
import type { Account } from '../repositories/accounts.ts'

export const toUser = (
  { id, username, email, role, vip_until, create_time, update_time }: Account,
  now: Date,
): User => ({
  id,
  username,
  email: email ?? '',
  role,
  create_time: create_time.toISOString(),
  update_time: update_time.toISOString(),
  is_vip: isVip(vip_until, now),
})
