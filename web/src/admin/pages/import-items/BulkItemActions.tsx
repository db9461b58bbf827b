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

type DecisionKind = Decision['verdict']

type Target = { ids: number[] } | { filter: ItemFilter }

export const allowedDecisions = (here: string): readonly DecisionKind[] => {
  if (here === anyStatus) return ['approved', 'refused', 'retried']
  if (canReview({ status: here })) return ['approved', 'refused']
  return canRetry({ status: here }) ? ['retried'] : []
}

interface BulkItemActionsProps {
  verdicts: readonly DecisionKind[]
  selection: Selection<Item>
  filter: ItemFilter
  tell: (outcome: BulkOutcome, verb: string) => void
}

const icons = { approved: checkIcon, refused: closeIcon, retried: refreshIcon } as const

export const BulkItemActions = ({ verdicts, selection, filter, tell }: BulkItemActionsProps) => {
  const [verdict, setVerdict] = useState<DecisionKind>()
  const target: Target = selection.isAll ? { filter } : { ids: selection.rows.map(({ id }) => id) }
  const close = (): void => setVerdict(undefined)
  const done = (outcome: BulkOutcome): void => {
    close()
    if (verdict) tell(outcome, decisionLabels[verdict])
  }
  return (
    <>
      {verdicts.map((one) => (
        <button
          key={one}
          type="button"
          className={`btn ${one === 'refused' ? 'btn-danger' : 'btn-line'}`}
          onClick={() => setVerdict(one)}
        >
          <Icon of={icons[one]} size={18} />
          {decisionLabels[one]}
        </button>
      ))}
      {verdict === 'retried' && <RetryItemsDialog target={target} onDone={done} onClose={close} />}
      {verdict === 'approved' && <ReviewItemsDialog verdict="approved" target={target} onDone={done} onClose={close} />}
      {verdict === 'refused' && <ReviewItemsDialog verdict="refused" target={target} onDone={done} onClose={close} />}
    </>
  )
}

interface BulkDialogProps {
  target: Target
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Counts the affected items on the server, because some may have been processed meanwhile. */
const useAffectedCount = (verdict: DecisionKind, target: Target) =>
  useQuery({
    queryKey: ['disk_task', 'count', verdict, target],
    queryFn: () =>
      verdict === 'retried'
        ? api(retry, { ...target, preview: true })
        : api(review, { ...target, status: verdict, preview: true }),
    staleTime: 0,
    gcTime: 0,
    select: ({ count }) => count,
  })

const ReviewItemsDialog = ({
  verdict,
  target,
  onDone,
  onClose,
}: BulkDialogProps & { verdict: 'approved' | 'refused' }) => {
  const [message, setMessage] = useState('')
  const [category, setCategory] = useState(0)
  const change = useApiMutation(review, { refreshes: [itemList], onDone })
  const send = (): void =>
    change.mutate({
      ...target,
      status: verdict,
      ...(verdict === 'refused' && { message }),
      ...(verdict === 'approved' && category > 0 && { cate_id: category }),
    })
  return (
    <DecisionDialog verdict={verdict} target={target} isPending={change.isPending} onConfirm={send} onClose={onClose}>
      {verdict === 'approved' ? (
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
      verdict="retried"
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
  verdict: DecisionKind
  target: Target
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

const conditionTexts = { approved: '在等待审核', refused: '在等待审核', retried: '可以重试' } as const

const DecisionDialog = ({ verdict, target, isPending, onConfirm, onClose, children }: DecisionDialogProps) => {
  const count = useAffectedCount(verdict, target)
  const word = decisionLabels[verdict]
  const known = count.data
  const title = known === undefined ? `${word}…` : `${word} ${formatCount(known)} 条？`
  return (
    <ConfirmDialog
      title={title}
      action={word}
      isDanger={verdict === 'refused'}
      isPending={isPending || !known}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={styles.count} aria-live="polite">
        {count.error
          ? failureOf(count.error).msg
          : known === undefined
            ? '正在数…'
            : describeCount(verdict, target, known)}
      </p>
      {children}
      <p className={styles.hint}>提交后不能撤销。</p>
    </ConfirmDialog>
  )
}

const describeCount = (verdict: DecisionKind, target: Target, count: number): string => {
  if ('filter' in target)
    return `符合筛选的有 ${formatCount(count)} 条${conditionTexts[verdict]}；提交前新到的也算在内。`
  const chosen = target.ids.length
  const rest = chosen - count
  return rest > 0
    ? `选中的 ${formatCount(chosen)} 条里有 ${formatCount(count)} 条${conditionTexts[verdict]}，其余 ${formatCount(rest)} 条不受影响。`
    : `选中的 ${formatCount(chosen)} 条都${conditionTexts[verdict]}。`
}
