import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { copyIcon } from '../../../ui/icons/icons.ts'
import { trashIcon } from '../../icons.ts'
import { BulkFailuresDialog } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import type { BulkOutcome } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import { callForEachRow } from '../../kit/list/call-for-each-row.ts'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { usePushWords } from '../../kit/list/use-push-words.ts'
import { useRefreshList } from '../../kit/list/use-list.ts'
import type { Selection } from '../../kit/list/use-selection.ts'
import { clearKeys } from './clear-keys.ts'
import { searchedKeys, updateKey } from './columns.tsx'
import type { SearchedKey } from './columns.tsx'

interface Change {
  change: { hidden: true } | { approved: true }
  done: string
}

export const KeyBulkActions = ({ selection }: { selection: Selection<SearchedKey> }) => {
  const refresh = useRefreshList()
  const [isAsking, setAsking] = useState(false)
  const [failures, setFailures] = useState<{ outcome: BulkOutcome; keys: readonly string[] }>()
  const keys = selection.rows.map(({ key }) => key)
  const changing = useMutation({
    // Keys have no ids, so their index serves as id.
    mutationFn: ({ change }: Change) =>
      callForEachRow(
        updateKey,
        keys.map((key, id) => ({ id, key })),
        ({ key }) => ({ key, ...change }),
      ),
    onSuccess: (outcome, { done }) => {
      if (outcome.done > 0) toast('success', `${done} ${formatCount(outcome.done)} 个词`)
      selection.keepOnly(outcome.failed.flatMap(({ id }) => keys[id] ?? []))
      if (outcome.failed.length > 0) setFailures({ outcome, keys })
    },
    onSettled: () => refresh(searchedKeys),
  })
  const pushing = usePushWords()
  const clearing = useMutation({
    mutationFn: () => clearKeys(keys),
    onSuccess: (cleared) => {
      setAsking(false)
      selection.keepOnly()
      toast('success', `已清除 ${formatCount(cleared)} 个词的次数`)
    },
    onSettled: () => refresh(searchedKeys),
  })
  return (
    <>
      <button type="button" className="btn btn-line" onClick={() => void copyText(keys.join('\n'))}>
        <Icon of={copyIcon} size={18} />
        复制
      </button>
      <button type="button" className="btn btn-line" disabled={pushing.isPending} onClick={() => pushing.mutate(keys)}>
        推送
      </button>
      {selection.rows.some(({ waiting }) => waiting) && (
        <button
          type="button"
          className="btn btn-line"
          disabled={changing.isPending}
          onClick={() => changing.mutate({ change: { approved: true }, done: '已通过' })}
        >
          通过
        </button>
      )}
      <button
        type="button"
        className="btn btn-line"
        disabled={changing.isPending}
        onClick={() => changing.mutate({ change: { hidden: true }, done: '已隐藏' })}
      >
        隐藏
      </button>
      <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
        <Icon of={trashIcon} size={18} />
        清除次数
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`清除 ${formatCount(keys.length)} 个词的搜索次数？`}
          action="清除"
          isDanger
          isPending={clearing.isPending}
          onConfirm={() => clearing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>次数和走势从零开始，不能撤销；置顶、隐藏和审核不变。</p>
        </ConfirmDialog>
      )}
      {failures && (
        <BulkFailuresDialog
          outcome={failures.outcome}
          nameOf={(id) => failures.keys[id] ?? ''}
          onClose={() => setFailures(undefined)}
        />
      )}
    </>
  )
}
