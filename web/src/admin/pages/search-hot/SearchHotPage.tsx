import { useState } from 'react'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { searchAddress } from '../../../lib/search-state/search-state.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { copyIcon, searchIcon } from '../../../ui/icons/icons.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { trashIcon } from '../../icons.ts'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { Inspector } from '../../kit/dialogs/Inspector.tsx'
import { ListView } from '../../kit/list/ListView.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { OpenLink } from '../../kit/OpenLink.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useOpenRow } from '../../kit/list/use-open-row.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { keyColumns, keyFilters, searchedKeys } from './columns.tsx'
import type { SearchedKey } from './columns.tsx'
import { KeyBulkActions } from './KeyBulkActions.tsx'
import { KeyTrend } from './KeyTrend.tsx'
import styles from './search-hot.module.css'

const keyOf = ({ key }: SearchedKey): string => key

export const Page = () => {
  const state = useListState(
    searchedKeys,
    keyFilters.map(({ name }) => name),
  )
  const page = useList(state)
  const selection = useSelection<SearchedKey>(keyOf, JSON.stringify(state.filters))
  const { openKey, open, close } = useOpenRow()
  const rows = page.rows ?? []
  return (
    <ListView
      head={
        <ListHead title="搜索热词" hint="访客搜索过的词。置顶、隐藏和审核决定首页热词的样子，没有结果的词说明缺什么。">
          <button
            type="button"
            className="btn btn-line"
            disabled={rows.length === 0}
            onClick={() => void copyText(rows.map(keyOf).join('\n'))}
          >
            <Icon of={copyIcon} size={18} />
            复制本页
          </button>
          <ClearAll isEmpty={page.total === 0} />
        </ListHead>
      }
      filters={keyFilters}
      inspector={
        openKey !== undefined && (
          <KeyPanel key={openKey} searchKey={openKey} row={rows.find(({ key }) => key === openKey)} onClose={close} />
        )
      }
      label="搜索热词"
      state={state}
      page={page}
      columns={keyColumns}
      keyOf={keyOf}
      nameOf={keyOf}
      openKey={openKey}
      onOpen={({ key }) => open(key)}
      selection={selection}
      bulk={<KeyBulkActions selection={selection} />}
      actions={({ key }) => <OpenLink to={searchAddress({ q: key })} label={`搜索 ${key}`} />}
      empty={
        <EmptyState title="还没有人搜索过">
          <p>有人搜索之后，词和次数会在几分钟内出现在这里。</p>
        </EmptyState>
      }
    />
  )
}

const ClearAll = ({ isEmpty }: { isEmpty: boolean }) => {
  const [isAsking, setAsking] = useState(false)
  const clearing = useApiMutation('GET /admin/v1/search/clear_hot', {
    refreshes: [searchedKeys],
    onDone: ({ cleared }) => {
      setAsking(false)
      toast('success', `已清除 ${formatCount(cleared)} 个词的次数`)
    },
  })
  return (
    <>
      <button type="button" className="btn btn-danger" disabled={isEmpty} onClick={() => setAsking(true)}>
        <Icon of={trashIcon} size={18} />
        全部清除
      </button>
      {isAsking && (
        <ConfirmDialog
          title="清除所有搜索次数？"
          action="清除"
          requiredText="清除"
          isDanger
          isPending={clearing.isPending}
          onConfirm={() => clearing.mutate({})}
          onClose={() => setAsking(false)}
        >
          <p>所有词的次数和走势从零开始，不能撤销；置顶、隐藏和审核不变。</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const KeyPanel = ({
  searchKey,
  row,
  onClose,
}: {
  searchKey: string
  row: SearchedKey | undefined
  onClose: () => void
}) => (
  <Inspector title={searchKey} onClose={onClose}>
    <div className={styles.panel}>
      <KeyTrend searchKey={searchKey} row={row} />
      <div className={styles.links}>
        <a href={searchAddress({ q: searchKey })} target="_blank" rel="noreferrer" className="btn btn-soft">
          <Icon of={searchIcon} size={18} />
          打开搜索页
        </a>
        <button type="button" className="btn btn-line" onClick={() => void copyText(searchKey)}>
          <Icon of={copyIcon} size={18} />
          复制
        </button>
      </div>
    </div>
  </Inspector>
)
