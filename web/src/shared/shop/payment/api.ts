import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, isOutcomeUnknown } from '../../../lib/api/api.ts'
import type { ApiInput, ApiOutput } from '../../../lib/api/api.ts'
import { newRequestId } from '../../../lib/api/request-id.ts'
import { accountQueryOf, refreshBalance, useAccountQuery } from '../../../lib/session/account.ts'
import { readSession, useSession } from '../../../lib/session/session.ts'
import { docSpec } from '../../doc/api.ts'

export type OrderPayment = ApiOutput<'POST /auth/v1/order/create'>
export type OrderChoice = Omit<ApiInput<'POST /auth/v1/order/create'>, 'request_id'>

const mineSpec = 'GET /auth/v1/order/mine'

/** Most orders that an account may leave unpaid. */
const maxPending = 3

/** Request ids of orders with an unknown outcome, by account and choice, so that a retry is the same order. */
const pendingRequestIds = new Map<string, string>()

const keyOf = (choice: OrderChoice): string => `${readSession()?.user.id} ${JSON.stringify(choice)}`

/** Creates one order per choice however often it is pressed: retries reuse the request id until a definite reply arrives. */
export const useCreateOrder = () => {
  const client = useQueryClient()
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: (choice: OrderChoice) => {
      const request_id = pendingRequestIds.get(keyOf(choice)) ?? newRequestId()
      pendingRequestIds.set(keyOf(choice), request_id)
      return api('POST /auth/v1/order/create', { ...choice, request_id })
    },
    onSettled: (_reply, error, choice) => {
      if (!error || !isOutcomeUnknown(error)) pendingRequestIds.delete(keyOf(choice))
      void client.invalidateQueries({ queryKey: [mineSpec] })
    },
  })
}

/** The price with a coupon; reserves nothing. */
export const useFindPrice = () =>
  useMutation({
    meta: { isFailureShown: true },
    mutationFn: (input: ApiInput<'GET /auth/v1/order/price'>) => api('GET /auth/v1/order/price', input),
  })

export const usePendingOrders = () => useAccountQuery(mineSpec, { status: 'pending', size: maxPending })

export const usePayment = (orderNo: string) => useAccountQuery('GET /auth/v1/order/payment', { order_no: orderNo })

/** The state of a payment appears within two seconds of its notification. A payer who takes long is asked about less often. */
const pollMs = 1_500
const slowPollMs = 5_000
const slowAfterMs = 600_000

const isOpen = (status: string | undefined): boolean =>
  status === undefined || status === 'pending' || status === 'paid'

/** State of an order, followed until it ends. Polls only while the page is visible. */
export const useOrderState = (orderNo: string) => {
  const token = useSession()?.token
  const [openedAtMs] = useState(Date.now)
  return useQuery({
    ...accountQueryOf('GET /auth/v1/order/check', { order_no: orderNo }, token),
    enabled: token !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (!isOpen(data?.status)) return false
      return Date.now() - openedAtMs < slowAfterMs ? pollMs : slowPollMs
    },
  })
}

/** Reloads what a paid or cancelled order changes: balance, orders, and resources that open now. */
export const refreshAfterOrder = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    refreshBalance(client),
    client.invalidateQueries({ queryKey: [mineSpec] }),
    client.invalidateQueries({ queryKey: [docSpec] }),
  ])
}

export const useCancelOrder = () => {
  const client = useQueryClient()
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: (orderNo: string) => api('POST /auth/v1/order/cancel', { order_no: orderNo }),
    onSettled: () => refreshAfterOrder(client),
  })
}

export const useSubmitReference = (orderNo: string) =>
  useMutation({
    meta: { isFailureShown: true },
    mutationFn: (reference: string) => api('POST /auth/v1/order/reference', { order_no: orderNo, reference }),
  })
