import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, failureOf } from '../../../lib/api.ts'
import { toast } from '../../../lib/toast.ts'
import type { BulkOutcome } from '../../kit/BulkFailures.tsx'
import { useRefreshList } from '../../kit/use-list.ts'
import { callsOf, retry } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { itemList, nameOfItem } from './items.ts'

/** A slip of the finger is noticed within this time. */
export const heldMs = 5_000
/** More are not held back at once. */
const maxHeld = 50

export interface Decisions {
  /** What was decided of an item and is not in the list yet. */
  of: (id: number) => Decision | undefined
  /** How many can still be taken back. */
  held: number
  /** @param isAtOnce sends it, and what is held, without waiting */
  decide: (decision: Decision, isAtOnce: boolean) => void
  /** Takes the last decision back that was not sent. */
  undo: () => Decision | undefined
  /** Sends what is held at once. */
  send: () => void
  /** Items that could not be changed, until that was read. */
  failures: { outcome: BulkOutcome; nameOf: (id: number) => string } | undefined
  forgetFailures: () => void
}

const sendCall = (call: ReturnType<typeof callsOf>[number]): Promise<BulkOutcome> =>
  call.spec === retry ? api(call.spec, call.input) : api(call.spec, call.input)

/** Carries out decisions. What cannot be reached counts as failed: it can be decided again. */
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
 * Decisions made one after the other with a key each. The service takes none back, so they are held for some seconds, in which
 * they can be, and sent together: after a pause, when many are held, and when the page is left.
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

/** Also when the browser goes to another page, or its tab is closed. */
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
