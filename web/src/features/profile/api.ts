import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQueryOf, refreshBalance } from '../../lib/session/account.ts'
import { api, isOutcomeUnknown } from '../../lib/api/api.ts'
import { updateClock } from '../../lib/browser/clock.ts'
import { newRequestId } from '../../lib/api/request-id.ts'
import { readSession } from '../../lib/session/session.ts'
import type { ExchangeRule } from '../../lib/settings/site-config.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { toast } from '../../lib/browser/toast.ts'

export const pageSize = 20

/** Makes the call only read the calendar; without this input the call checks in. */
export const readOnlyInput = { status: 1 }

const checkInKey = { mutationKey: ['check in'] }

/** All check-in buttons share one pending call. */
export const useCheckIn = () => {
  const client = useQueryClient()
  const isPending = useIsMutating(checkInKey) > 0
  const { mutate } = useMutation({
    ...checkInKey,
    mutationFn: () => api('GET /auth/v1/user/check_in', {}),
    onSuccess: (reply) => {
      // Update the clock: on a page that is open over midnight it still shows yesterday.
      updateClock()
      const { queryKey } = accountQueryOf('GET /auth/v1/user/check_in', readOnlyInput, readSession()?.token)
      client.setQueryData(queryKey, reply)
      toast('success', reply.coin_gained > 0 ? `签到成功，获得 ${formatCount(reply.coin_gained)} 积分` : '签到成功')
      return refreshBalance(client)
    },
  })
  // Read from the cache, because a second click may come before the first one is rendered.
  const checkIn = (): void => {
    if (client.isMutating(checkInKey) === 0) mutate()
  }
  return { checkIn, isPending }
}

/** Request ids of exchanges with an unknown outcome, by account and rule, so that a retry is the same exchange. */
const pendingExchangeIds = new Map<string, string>()

const exchangeKeyOf = (rule: ExchangeRule): string => `${readSession()?.user.id} ${rule.id}`

/** Exchanges points for membership. Retries reuse the request id until a definite reply arrives, so that only one exchange happens. */
export const useExchange = () => {
  const client = useQueryClient()
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: (rule: ExchangeRule) => {
      const request_id = pendingExchangeIds.get(exchangeKeyOf(rule)) ?? newRequestId()
      pendingExchangeIds.set(exchangeKeyOf(rule), request_id)
      return api('POST /auth/v1/user/coin_exchange', { rule_id: rule.id, request_id })
    },
    onSettled: (_reply, error, rule) => {
      if (!error || !isOutcomeUnknown(error)) pendingExchangeIds.delete(exchangeKeyOf(rule))
      const refreshed = refreshBalance(client)
      return error ? undefined : refreshed
    },
  })
}

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
