import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Input } from 'semantic-ui-react'
import { CategorySelect } from '../../../shared/category/CategorySelect.tsx'
import { api, failureOf } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, closeIcon, refreshIcon } from '../../../ui/icons/icons.ts'
import type { BulkOutcome } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import type { Selection } from '../../kit/list/use-selection.ts'
import { retry, review, decisionLabels } from './review/decisions.ts'
import type { Decision } from './review/decisions.ts'
import { anyStatus, canRetry, canReview, itemList } from './items.ts'
import type { Item, ItemFilter } from './items.ts'
import { refusalReasons } from './review/refusal-reasons.ts'
import styles from './BulkItemActions.module.css'

type DecisionKind = Decision['kind']

type Target = { ids: number[] } | { filter: ItemFilter }

export const allowedDecisions = (activeStatus: string): readonly DecisionKind[] => {
  if (activeStatus === anyStatus) return ['approved', 'refused', 'retried']
  if (canReview({ status: activeStatus })) return ['approved', 'refused']
  return canRetry({ status: activeStatus }) ? ['retried'] : []
}

interface BulkItemActionsProps {
  kinds: readonly DecisionKind[]
  selection: Selection<Item>
  filter: ItemFilter
  report: (outcome: BulkOutcome, verb: string) => void
}

const icons = { approved: checkIcon, refused: closeIcon, retried: refreshIcon } as const

export const BulkItemActions = ({ kinds, selection, filter, report }: BulkItemActionsProps) => {
  const [kind, setKind] = useState<DecisionKind>()
  const target: Target = selection.isAll ? { filter } : { ids: selection.rows.map(({ id }) => id) }
  const close = (): void => setKind(undefined)
  const done = (outcome: BulkOutcome): void => {
    close()
    if (kind) report(outcome, decisionLabels[kind])
  }
  return (
    <>
      {kinds.map((option) => (
        <button
          key={option}
          type="button"
          className={`btn ${option === 'refused' ? 'btn-danger' : 'btn-line'}`}
          onClick={() => setKind(option)}
        >
          <Icon of={icons[option]} size={18} />
          {decisionLabels[option]}
        </button>
      ))}
      {kind === 'retried' && <RetryItemsDialog target={target} onDone={done} onClose={close} />}
      {kind === 'approved' && <ReviewItemsDialog kind="approved" target={target} onDone={done} onClose={close} />}
      {kind === 'refused' && <ReviewItemsDialog kind="refused" target={target} onDone={done} onClose={close} />}
    </>
  )
}

interface BulkDialogProps {
  target: Target
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Counts the affected items on the server, because some may have been processed meanwhile. */
const useAffectedCount = (kind: DecisionKind, target: Target) =>
  useQuery({
    queryKey: ['disk_task', 'count', kind, target],
    queryFn: () =>
      kind === 'retried'
        ? api(retry, { ...target, preview: true })
        : api(review, { ...target, status: kind, preview: true }),
    staleTime: 0,
    gcTime: 0,
    select: ({ count }) => count,
  })

const ReviewItemsDialog = ({ kind, target, onDone, onClose }: BulkDialogProps & { kind: 'approved' | 'refused' }) => {
  const [message, setMessage] = useState('')
  const [category, setCategory] = useState(0)
  const change = useApiMutation(review, { refreshes: [itemList], onDone })
  const send = (): void =>
    change.mutate({
      ...target,
      status: kind,
      ...(kind === 'refused' && { message }),
      ...(kind === 'approved' && category > 0 && { cate_id: category }),
    })
  return (
    <DecisionDialog kind={kind} target={target} isPending={change.isPending} onConfirm={send} onClose={onClose}>
      {kind === 'approved' ? (
        <CategorySelect value={category} none="各自原来的" onChange={setCategory} />
      ) : (
        <div className="field">
          <label htmlFor="refusal">原因，导入者会看到</label>
          <Input
            id="refusal"
            list="refusals"
            maxLength={200}
            placeholder="可以不写"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <datalist id="refusals">
            {refusalReasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </datalist>
        </div>
      )}
    </DecisionDialog>
  )
}

const RetryItemsDialog = ({ target, onDone, onClose }: BulkDialogProps) => {
  const change = useApiMutation(retry, { refreshes: [itemList], onDone })
  return (
    <DecisionDialog
      kind="retried"
      target={target}
      isPending={change.isPending}
      onConfirm={() => change.mutate(target)}
      onClose={onClose}
    >
      <p>会重新去网盘检测；没有通过审核的，重试就是通过。</p>
    </DecisionDialog>
  )
}

interface DecisionDialogProps {
  kind: DecisionKind
  target: Target
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

const conditionTexts = { approved: '在等待审核', refused: '在等待审核', retried: '可以重试' } as const

const DecisionDialog = ({ kind, target, isPending, onConfirm, onClose, children }: DecisionDialogProps) => {
  const count = useAffectedCount(kind, target)
  const word = decisionLabels[kind]
  const affected = count.data
  const title = affected === undefined ? `${word}…` : `${word} ${formatCount(affected)} 条？`
  return (
    <ConfirmDialog
      title={title}
      action={word}
      isDanger={kind === 'refused'}
      isPending={isPending || !affected}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={styles.count} aria-live="polite">
        {count.error
          ? failureOf(count.error).msg
          : affected === undefined
            ? '正在数…'
            : describeCount(kind, target, affected)}
      </p>
      {children}
      <p className={styles.hint}>提交后不能撤销。</p>
    </ConfirmDialog>
  )
}

const describeCount = (kind: DecisionKind, target: Target, count: number): string => {
  if ('filter' in target) return `符合筛选的有 ${formatCount(count)} 条${conditionTexts[kind]}；提交前新到的也算在内。`
  const chosen = target.ids.length
  const rest = chosen - count
  return rest > 0
    ? `选中的 ${formatCount(chosen)} 条里有 ${formatCount(count)} 条${conditionTexts[kind]}，其余 ${formatCount(rest)} 条不受影响。`
    : `选中的 ${formatCount(chosen)} 条都${conditionTexts[kind]}。`
}
