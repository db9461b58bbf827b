import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { CategorySelect } from '../../../features/import/CategorySelect.tsx'
import { api, failureOf } from '../../../lib/api.ts'
import { formatCount } from '../../../lib/text-format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon, closeIcon, refreshIcon } from '../../../ui/icons.ts'
import type { BulkOutcome } from '../../kit/BulkFailures.tsx'
import { Confirm } from '../../kit/Confirm.tsx'
import { useChange } from '../../kit/use-change.ts'
import type { Selection } from '../../kit/use-selection.ts'
import { retry, review, verdictWords } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { anyStatus, canRetry, canReview, itemList } from './items.ts'
import type { Item, ItemFilter } from './items.ts'
import { refusals } from './reasons.ts'
import styles from './BulkItems.module.css'

type Verdict = Decision['verdict']

type Target = { ids: number[] } | { filter: ItemFilter }

export const verdictsOf = (here: string): readonly Verdict[] => {
  if (here === anyStatus) return ['approved', 'refused', 'retried']
  if (canReview({ status: here })) return ['approved', 'refused']
  return canRetry({ status: here }) ? ['retried'] : []
}

interface BulkItemsProps {
  verdicts: readonly Verdict[]
  selection: Selection<Item>
  filter: ItemFilter
  tell: (outcome: BulkOutcome, verb: string) => void
}

const icons = { approved: checkIcon, refused: closeIcon, retried: refreshIcon } as const

export const BulkItems = ({ verdicts, selection, filter, tell }: BulkItemsProps) => {
  const [verdict, setVerdict] = useState<Verdict>()
  const target: Target = selection.isAll ? { filter } : { ids: selection.rows.map(({ id }) => id) }
  const close = (): void => setVerdict(undefined)
  const done = (outcome: BulkOutcome): void => {
    close()
    if (verdict) tell(outcome, verdictWords[verdict])
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
          {verdictWords[one]}
        </button>
      ))}
      {verdict === 'retried' && <RetryMany target={target} onDone={done} onClose={close} />}
      {verdict === 'approved' && <ReviewMany verdict="approved" target={target} onDone={done} onClose={close} />}
      {verdict === 'refused' && <ReviewMany verdict="refused" target={target} onDone={done} onClose={close} />}
    </>
  )
}

interface ManyProps {
  target: Target
  onDone: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Counts the affected items on the server, because some may have been processed meanwhile. */
const useCount = (verdict: Verdict, target: Target) =>
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

const ReviewMany = ({ verdict, target, onDone, onClose }: ManyProps & { verdict: 'approved' | 'refused' }) => {
  const [message, setMessage] = useState('')
  const [category, setCategory] = useState(0)
  const change = useChange(review, { refreshes: [itemList], onDone })
  const send = (): void =>
    change.mutate({
      ...target,
      status: verdict,
      ...(verdict === 'refused' && { message }),
      ...(verdict === 'approved' && category > 0 && { cate_id: category }),
    })
  return (
    <Question verdict={verdict} target={target} isPending={change.isPending} onConfirm={send} onClose={onClose}>
      {verdict === 'approved' ? (
        <CategorySelect value={category} none="各自原来的" onChange={setCategory} />
      ) : (
        <div className="field">
          <label htmlFor="refusal">原因，导入者会看到</label>
          <input
            id="refusal"
            className="input"
            list="refusals"
            maxLength={200}
            placeholder="可以不写"
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
          <datalist id="refusals">
            {refusals.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </datalist>
        </div>
      )}
    </Question>
  )
}

const RetryMany = ({ target, onDone, onClose }: ManyProps) => {
  const change = useChange(retry, { refreshes: [itemList], onDone })
  return (
    <Question
      verdict="retried"
      target={target}
      isPending={change.isPending}
      onConfirm={() => change.mutate(target)}
      onClose={onClose}
    >
      <p>会重新去网盘检测；没有通过审核的，重试就是通过。</p>
    </Question>
  )
}

interface QuestionProps {
  verdict: Verdict
  target: Target
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

const fitting = { approved: '在等待审核', refused: '在等待审核', retried: '可以重试' } as const

const Question = ({ verdict, target, isPending, onConfirm, onClose, children }: QuestionProps) => {
  const count = useCount(verdict, target)
  const word = verdictWords[verdict]
  const known = count.data
  const title = known === undefined ? `${word}…` : `${word} ${formatCount(known)} 条？`
  return (
    <Confirm
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
            : countWords(verdict, target, known)}
      </p>
      {children}
      <p className={styles.hint}>提交后不能撤销。</p>
    </Confirm>
  )
}

const countWords = (verdict: Verdict, target: Target, count: number): string => {
  if ('filter' in target) return `符合筛选的有 ${formatCount(count)} 条${fitting[verdict]}；提交前新到的也算在内。`
  const chosen = target.ids.length
  const rest = chosen - count
  return rest > 0
    ? `选中的 ${formatCount(chosen)} 条里有 ${formatCount(count)} 条${fitting[verdict]}，其余 ${formatCount(rest)} 条不受影响。`
    : `选中的 ${formatCount(chosen)} 条都${fitting[verdict]}。`
}
