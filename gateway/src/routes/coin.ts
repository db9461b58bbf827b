import { user } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { CheckIn, ExchangeCoins, ListCoinLog, ListInvited } from '../schemas/coin.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

/** One route for both: status 1 only reads the check-in state. */
const checkIn = ({ status }: { status: number }, ctx: RouteContext) =>
  status === 1 ? user.GetCheckIn({}, ctx) : user.CheckIn({}, ctx)

export const coinRoutes = {
  'GET /auth/v1/user/check_in': route({ auth: 'user', limit: 'money', input: CheckIn, call: checkIn }),
  'GET /auth/v1/user/invited': route({ auth: 'user', limit: 'browse', input: ListInvited, call: user.ListInvited }),
  'GET /auth/v1/user/coin_log': route({ auth: 'user', limit: 'browse', input: ListCoinLog, call: user.ListCoinLog }),
  'POST /auth/v1/user/coin_exchange': route({
    auth: 'user',
    limit: 'money',
    input: ExchangeCoins,
    call: user.ExchangeCoins,
    msg: '兑换成功',
  }),
} satisfies RouteTable
