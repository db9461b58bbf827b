import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownQueryOf, refreshBalance } from '../../lib/account.ts'
import { api } from '../../lib/api.ts'
import { newRequestId } from '../../lib/request-id.ts'
import { readSession } from '../../lib/session.ts'
import { docInput, docSpec } from './api.ts'
import type { Doc } from './api.ts'

/** Opens a resource for the account that is logged in; what was paid for then stands on the page by itself. */
export const useBuy = (doc: Doc) => {
  const client = useQueryClient()
  const [requestId] = useState(newRequestId)
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: () => api('POST /auth/v1/disk/buy', { doc_id: doc.doc_id, request_id: requestId }),
    onSuccess: ({ coin: _coin, ...bought }) => {
      const { queryKey } = ownQueryOf(docSpec, docInput(doc.doc_id), readSession()?.token)
      const opened: Doc = {
        ...doc,
        ...bought,
        edges: { ...doc.edges, ...bought.edges },
        copies: doc.copies,
        similar: doc.similar,
      }
      client.setQueryData(queryKey, opened)
      void client.invalidateQueries({ queryKey: ['GET /auth/v1/disk/bought'] })
      void refreshBalance(client)
    },
  })
}
