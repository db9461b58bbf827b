import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, failureOf } from '../../../../lib/api/api.ts'
import { toast } from '../../../../lib/browser/toast.ts'
import type { BulkOutcome } from '../../../kit/dialogs/BulkFailuresDialog.tsx'
import { useRefreshList } from '../../../kit/list/use-list.ts'
import { groupIntoCalls, retry } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { itemList, nameOfItem } from '../items.ts'

export const sendDelayMs = 5_000
/** More decisions than this are sent at once. */
const maxPendingDecisions = 50

export interface Decisions {
  /** The decision for an item, until the list reflects it. */
  decisionOf: (id: number) => Decision | undefined
  pendingCount: number
  /** @param isAtOnce sends this and all held decisions immediately */
  decide: (decision: Decision, isAtOnce: boolean) => void
  /** Returns the last unsent decision and discards it. */
  undo: () => Decision | undefined
  send: () => void
  failures: { outcome: BulkOutcome; nameOf: (id: number) => string } | undefined
  clearFailures: () => void
}

const sendCall = (call: ReturnType<typeof groupIntoCalls>[number]): Promise<BulkOutcome> =>
  call.spec === retry ? api(call.spec, call.input) : api(call.spec, call.input)

/** Items of a failed call count as failed, so that they can be decided again. */
const sendDecisions = async (decisions: readonly Decision[]): Promise<BulkOutcome> => {
  const outcome = { done: 0, failed: [] as { id: number; msg: string }[] }
  for (const call of groupIntoCalls(decisions)) {
    try {
      const { done, failed } = await sendCall(call)
      outcome.done += done
      outcome.failed.push(...failed)
    } catch (error) {
      outcome.failed.push(...call.input.ids.map((id) => ({ id, msg: failureOf(error).msg })))
    }
  }
  return outcome
}

/**
 * Holds decisions for some seconds, because the service cannot undo them, and sends them together: after a pause, at the limit,
 * and when the page is left.
 */
export const useDecisions = (): Decisions => {
  const refresh = useRefreshList()
  const [pending, setPending] = useState<readonly Decision[]>([])
  const [sent, setSent] = useState<readonly Decision[]>([])
  const [failures, setFailures] = useState<Decisions['failures']>()
  const sending = useMutation({
    mutationFn: sendDecisions,
    onSuccess: (outcome, decisions) => {
      if (outcome.done > 0) toast('success', `已处理 ${outcome.done} 条`)
      const names = new Map(decisions.map(({ item }) => [item.id, nameOfItem(item)]))
      if (outcome.failed.length > 0) setFailures({ outcome, nameOf: (id) => names.get(id) ?? `#${id}` })
    },
    onSettled: async (_outcome, _error, decisions) => {
      await refresh(itemList)
      setSent((previous) => previous.filter((decision) => !decisions.includes(decision)))
    },
  })
  const send = (decisions = pending): void => {
    if (decisions.length === 0) return
    setPending([])
    setSent((previous) => [...previous, ...decisions])
    sending.mutate(decisions)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (pending.length === 0) return undefined
    const timer = setTimeout(() => latest.current(), sendDelayMs)
    return () => clearTimeout(timer)
  }, [pending])
  useSendOnLeave(useCallback(() => latest.current(), []))
  return {
    decisionOf: (id) => [...pending, ...sent].find(({ item }) => item.id === id),
    pendingCount: pending.length,
    decide: (decision, isAtOnce) => {
      const next = [...pending.filter(({ item }) => item.id !== decision.item.id), decision]
      if (isAtOnce || next.length >= maxPendingDecisions) send(next)
      else setPending(next)
    },
    undo: () => {
      const last = pending.at(-1)
      setPending(pending.slice(0, -1))
      return last
    },
    send: () => send(),
    failures,
    clearFailures: () => setFailures(undefined),
  }
}

const useSendOnLeave = (send: () => void): void => {
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') send()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      send()
    }
  }, [send])
}
