import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import { newRequestId } from '../../../lib/api/request-id.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { differenceList, orderInfo, orderList, orderUpdate } from './orders.ts'

type OrderChange = Omit<ApiInput<typeof orderUpdate>, 'request_id'>

/** Changes an order. A retry of the same change has the same `request_id`, another change a new one. */
export const useUpdateOrder = (onDone: () => void) => {
  const client = useQueryClient()
  const last = useRef({ change: '', requestId: '' })
  return useMutation({
    mutationFn: (change: OrderChange) => {
      const text = JSON.stringify(change)
      if (last.current.change !== text) last.current = { change: text, requestId: newRequestId() }
      return api(orderUpdate, { ...change, request_id: last.current.requestId })
    },
    meta: { isFailureShown: true },
    onSuccess: () => {
      toast('success', '更新成功')
      onDone()
    },
    // A refund that the provider did not confirm yet exists already: reload after failures, too.
    onSettled: () =>
      Promise.all([orderList, orderInfo, differenceList].map((spec) => client.invalidateQueries({ queryKey: [spec] }))),
  })
}
