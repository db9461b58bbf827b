import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { ownQueryOf, refreshBalance } from '../../lib/account.ts'
import { api, isOutcomeUnknown } from '../../lib/api.ts'
import { tick } from '../../lib/clock.ts'
import { newRequestId } from '../../lib/request-id.ts'
import { readSession } from '../../lib/session.ts'
import type { ExchangeRule } from '../../lib/site-config.ts'
import { formatCount } from '../../lib/text-format.ts'
import { toast } from '../../lib/toast.ts'

/** Rows of a page of the lists here. */
export const pageSize = 20

/** What a look at the calendar asks for; without it the call checks in. */
export const lookOnly = { status: 1 }

const checkInKey = { mutationKey: ['check in'] }

/** Checks in for today, once, however many buttons there are for it. */
export const useCheckIn = () => {
  const client = useQueryClient()
  const isPending = useIsMutating(checkInKey) > 0
  const { mutate } = useMutation({
    ...checkInKey,
    mutationFn: () => api('GET /auth/v1/user/check_in', {}),
    onSuccess: (reply) => {
      // A page that stayed open over midnight still shows yesterday.
      tick()
      const { queryKey } = ownQueryOf('GET /auth/v1/user/check_in', lookOnly, readSession()?.token)
      client.setQueryData(queryKey, reply)
      toast('success', reply.coin_gained > 0 ? `签到成功，获得 ${formatCount(reply.coin_gained)} 积分` : '签到成功')
      return refreshBalance(client)
    },
  })
  // Asked of the cache, since a second press may come before the first one has been rendered.
  const checkIn = (): void => {
    if (client.isMutating(checkInKey) === 0) mutate()
  }
  return { checkIn, isPending }
}

/** Request keys of exchanges whose outcome nobody knows yet, by account and rule: what is tried again is the same exchange. */
const openExchanges = new Map<string, string>()

const exchangeOf = (rule: ExchangeRule): string => `${readSession()?.user.id} ${rule.id}`

/** Buys membership with points by a rule. However often it is sent, until an answer has arrived it is one exchange. */
export const useExchange = () => {
  const client = useQueryClient()
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: (rule: ExchangeRule) => {
      const request_id = openExchanges.get(exchangeOf(rule)) ?? newRequestId()
      openExchanges.set(exchangeOf(rule), request_id)
      return api('POST /auth/v1/user/coin_exchange', { rule_id: rule.id, request_id })
    },
    onSettled: (_reply, error, rule) => {
      if (!error || !isOutcomeUnknown(error)) openExchanges.delete(exchangeOf(rule))
      const refreshed = refreshBalance(client)
      return error ? undefined : refreshed
    },
  })
}

/** Uses an activation key. */
export const useCdkey = () => {
  const client = useQueryClient()
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: (key: string) => api('POST /auth/v1/cdkey/use', { key }),
    onSuccess: () => {
      toast('success', '激活成功')
      return refreshBalance(client)
    },
  })
}
