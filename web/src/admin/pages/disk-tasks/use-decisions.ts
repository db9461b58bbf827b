import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, failureOf } from '../../../lib/api.ts'
import { toast } from '../../../lib/toast.ts'
import type { BulkOutcome } from '../../kit/BulkFailures.tsx'
import { useRefreshList } from '../../kit/use-list.ts'
import { callsOf, retry } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { itemList, nameOfItem } from './items.ts'

export const heldMs = 5_000
/** More decisions than this are sent at once. */
const maxHeld = 50

export interface Decisions {
  /** The decision for an item, until the list reflects it. */
  of: (id: number) => Decision | undefined
  held: number
  /** @param isAtOnce sends this and all held decisions immediately */
  decide: (decision: Decision, isAtOnce: boolean) => void
  /** Returns the last unsent decision and discards it. */
  undo: () => Decision | undefined
  send: () => void
  failures: { outcome: BulkOutcome; nameOf: (id: number) => string } | undefined
  forgetFailures: () => void
}

const sendCall = (call: ReturnType<typeof callsOf>[number]): Promise<BulkOutcome> =>
  call.spec === retry ? api(call.spec, call.input) : api(call.spec, call.input)

/** Items of a failed call count as failed, so that they can be decided again. */
const carryOut = async (decisions: readonly Decision[]): Promise<BulkOutcome> => {
  const sum = { done: 0, failed: [] as { id: number; msg: string }[] }
  for (const call of callsOf(decisions)) {
    try {
      const { done, failed } = await sendCall(call)
      sum.done += done
      sum.failed.push(...failed)
    } catch (error) {
      sum.failed.push(...call.input.ids.map((id) => ({ id, msg: failureOf(error).msg })))
    }
  }
  return sum
}

/**
 * Holds decisions for some seconds, because the service cannot undo them, and sends them together: after a pause, at the limit,
 * and when the page is left.
 */
export const useDecisions = (): Decisions => {
  const refresh = useRefreshList()
  const [held, setHeld] = useState<readonly Decision[]>([])
  const [sent, setSent] = useState<readonly Decision[]>([])
  const [failures, setFailures] = useState<Decisions['failures']>()
  const sending = useMutation({
    mutationFn: carryOut,
    onSuccess: (outcome, decisions) => {
      if (outcome.done > 0) toast('success', `已处理 ${outcome.done} 条`)
      const names = new Map(decisions.map(({ item }) => [item.id, nameOfItem(item)]))
      if (outcome.failed.length > 0) setFailures({ outcome, nameOf: (id) => names.get(id) ?? `#${id}` })
    },
    onSettled: async (_outcome, _error, decisions) => {
      await refresh(itemList)
      setSent((known) => known.filter((one) => !decisions.includes(one)))
    },
  })
  const send = (decisions = held): void => {
    if (decisions.length === 0) return
    setHeld([])
    setSent((known) => [...known, ...decisions])
    sending.mutate(decisions)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (held.length === 0) return undefined
    const timer = setTimeout(() => latest.current(), heldMs)
    return () => clearTimeout(timer)
  }, [held])
  useOnLeaving(useCallback(() => latest.current(), []))
  return {
    of: (id) => [...held, ...sent].find(({ item }) => item.id === id),
    held: held.length,
    decide: (decision, isAtOnce) => {
      const next = [...held.filter(({ item }) => item.id !== decision.item.id), decision]
      if (isAtOnce || next.length >= maxHeld) send(next)
      else setHeld(next)
    },
    undo: () => {
      const last = held.at(-1)
      setHeld(held.slice(0, -1))
      return last
    },
    send: () => send(),
    failures,
    forgetFailures: () => setFailures(undefined),
  }
}

const useOnLeaving = (send: () => void): void => {
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
