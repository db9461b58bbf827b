import { useState } from 'react'
import type { ListPage } from '../../../kit/list/use-list.ts'
import { nameFieldAttribute } from './CorrectionFields.tsx'
import { changedCorrections, nextUndecided } from './decisions.ts'
import type { Corrections, Decision } from './decisions.ts'
import { canRetry, canReview } from '../items.ts'
import type { itemList, Item } from '../items.ts'
import { refusalReasons } from './refusal-reasons.ts'
import { useCurrentItem } from './use-current-item.ts'
import { useDecisions } from './use-decisions.ts'
import type { Decisions } from './use-decisions.ts'
import { useReviewKeys } from './use-review-keys.ts'
import type { ReviewKeys } from './use-review-keys.ts'
import type { ReviewActions } from './ReviewToolbar.tsx'

interface Review {
  item: Item | undefined
  draft: Partial<Corrections>
  setDraft: (draft: Partial<Corrections>) => void
  actions: ReviewActions
  decisions: Decisions
  show: (item: Item) => void
  close: () => void
}

const editName = (): void => {
  const field = document.querySelector<HTMLInputElement>(`[${Object.keys(nameFieldAttribute).join()}]`)
  field?.focus()
  field?.select()
}

const keysOf = ({ approve, refuse, retry, undo, next, previous }: ReviewActions): ReviewKeys => ({
  a: approve,
  r: refuse && (() => refuse('')),
  ...Object.fromEntries(refusalReasons.map((reason, index) => [String(index + 1), refuse && (() => refuse(reason))])),
  e: approve && editName,
  t: retry,
  z: undo,
  j: next,
  ArrowDown: next,
  k: previous,
  ArrowUp: previous,
})

export const useReview = (page: ListPage<typeof itemList>, onSelect: (item: Item) => void): Review => {
  const rows = page.rows ?? []
  const decisions = useDecisions()
  const isDecided = ({ id }: Item): boolean => decisions.decisionOf(id) !== undefined
  const { item, show, close } = useCurrentItem(page, isDecided)
  const [drafts, setDrafts] = useState<Readonly<Record<number, Partial<Corrections>>>>({})
  const draft = (item && drafts[item.id]) ?? {}
  const at = rows.findIndex(({ id }) => id === item?.id)
  const stepTo = (row: Item | undefined) => row && (() => show(row))
  const decide = (decision: Decision): void => {
    const next = nextUndecided(rows, decision.item.id, isDecided)
    // After the last item of a page, send at once, so that the next page loads.
    decisions.decide(decision, next === undefined && page.total > rows.length)
    show(next)
  }
  const isOpen = item !== undefined && !isDecided(item)
  const actions: ReviewActions = {
    approve:
      isOpen && canReview(item)
        ? () => decide({ item, kind: 'approved', corrections: changedCorrections(item, draft) })
        : undefined,
    refuse: isOpen && canReview(item) ? (message) => decide({ item, kind: 'refused', message }) : undefined,
    retry: isOpen && canRetry(item) ? () => decide({ item, kind: 'retried' }) : undefined,
    undo:
      decisions.pendingCount > 0
        ? () => {
            const undone = decisions.undo()
            if (undone) show(undone.item)
          }
        : undefined,
    pendingCount: decisions.pendingCount,
    next: stepTo(rows[at + 1]),
    previous: stepTo(at > 0 ? rows[at - 1] : undefined),
  }
  useReviewKeys(
    item
      ? { ...keysOf(actions), x: () => onSelect(item), Escape: close }
      : decisions.pendingCount > 0
        ? { z: actions.undo }
        : undefined,
  )
  return {
    item,
    draft,
    setDraft: (changed) => item && setDrafts({ ...drafts, [item.id]: changed }),
    actions,
    decisions,
    show,
    close,
  }
}
