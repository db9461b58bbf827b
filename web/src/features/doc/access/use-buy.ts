import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountQueryOf, refreshBalance } from '../../../lib/session/account.ts'
import { api, failureOf } from '../../../lib/api/api.ts'
import { newRequestId } from '../../../lib/api/request-id.ts'
import { readSession } from '../../../lib/session/session.ts'
import { docInput, docSpec } from '../../../shared/doc/api.ts'
import type { Doc } from '../../../shared/doc/api.ts'

const priceChangedCode = 414

/** The current price, if the purchase was refused because the price had risen. */
export const readNewPrice = (error: unknown): number | undefined => {
  const { code, data } = failureOf(error)
  const price = (data as { cost_coin?: unknown } | undefined)?.cost_coin
  return code === priceChangedCode && typeof price === 'number' ? price : undefined
}

/**
 * Buys a resource for the current account and updates the page. Sends the price that the buyer saw; the server refuses
 * the purchase when the price is higher now.
 */
export const useBuy = (doc: Doc) => {
  const client = useQueryClient()
  const [requestId] = useState(newRequestId)
  const ownKey = () => accountQueryOf(docSpec, docInput(doc.doc_id), readSession()?.token).queryKey
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: (maxCoin: number) =>
      api('POST /auth/v1/disk/buy', { doc_id: doc.doc_id, request_id: requestId, max_coin: maxCoin }),
    // After any refusal, the page may be out of date.
    onError: () => client.invalidateQueries({ queryKey: ownKey() }),
    onSuccess: ({ coin: _coin, ...bought }) => {
      const opened: Doc = {
        ...doc,
        ...bought,
        edges: { ...doc.edges, ...bought.edges },
        copies: doc.copies,
        similar: doc.similar,
      }
      client.setQueryData(ownKey(), opened)
      void client.invalidateQueries({ queryKey: ['GET /auth/v1/disk/bought'] })
      void refreshBalance(client)
    },
  })
}
