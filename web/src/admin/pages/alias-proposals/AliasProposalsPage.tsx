import { useMutation, useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { searchAddress } from '../../../lib/search-state/search-state.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { useBulkOutcome } from '../../kit/dialogs/use-bulk-outcome.tsx'
import { callForEachRow } from '../../kit/list/call-for-each-row.ts'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { ListTabs } from '../../kit/list/ListTabs.tsx'
import { ListView } from '../../kit/list/ListView.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { useList, useRefreshList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import type { Selection } from '../../kit/list/use-selection.ts'
import type { Column } from '../../kit/table/columns.tsx'
import styles from './alias-proposals.module.css'

const list = 'GET /admin/v1/search/alias_proposals'
const decide = 'POST /admin/v1/search/decide_alias'
type Proposal = RowOf<typeof list>
type Decision = 'accepted' | 'rejected'

const tabs = [
  {
    type: 'pending',
    label: '待处理',
    description:
      '访客搜第一个名字后没有点开结果，紧接着搜第二个名字，点开了。一天里有三个网络的访客这样做，就列在这里。采纳会在“别名”名单里添加一行。',
  },
  {
    type: 'accepted',
    label: '已采纳',
    description: '已经在“别名”名单里。要取消，就在“数据管理”里删除那一行。',
  },
  { type: 'rejected', label: '已拒绝', description: '不再列为待处理，仍然可以采纳。' },
] as const

type State = (typeof tabs)[number]['type']

const searchLink = (q: string) => (
  <a href={searchAddress({ q })} target="_blank" rel="noreferrer">
    {q}
  </a>
)

const columns: Column<Proposal>[] = [
  { key: 'name', title: '访客搜的名字', width: 18, cell: ({ name }) => searchLink(name) },
  { key: 'title', title: '改搜的名字', width: 14, cell: ({ title }) => searchLink(title) },
  { key: 'networks', title: '一天最多网络', kind: 'number', canSort: true },
  { key: 'last_time', title: '最近', kind: 'time', canSort: true },
  { key: 'create_time', title: '第一次', kind: 'time', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', isOptional: true },
]

const keyOf = ({ id }: Proposal): number => id
const nameOf = ({ name, title }: Proposal): string => `${name}=${title}`

export const Page = () => {
  const [params] = useSearchParams()
  const tab = tabs.find(({ type }) => type === params.get('type')) ?? tabs[0]
  const counts = useQueries({
    queries: tabs.map(({ type }) => ({ ...queryOf(list, { state: type, size: 1 }), staleTime: 0 })),
  })
  return (
    <>
      <ListHead title="别名建议" />
      <ListTabs
        label="状态"
        tabs={tabs}
        activeTab={tab}
        counts={counts.map(({ data }) => data?.total)}
        description={tab.description}
      />
      <Proposals key={tab.type} shown={tab.type} />
    </>
  )
}

const Proposals = ({ shown }: { shown: State }) => {
  const state = useListState(list, [], { state: shown })
  const page = useList(state)
  const selection = useSelection<Proposal>(keyOf, shown)
  return (
    <ListView
      filters={[]}
      label="别名建议"
      state={state}
      page={page}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      selection={selection}
      {...(shown !== 'accepted' && {
        actions: (proposal: Proposal) => <Decisions proposal={proposal} />,
        bulk: <BulkDecisions selection={selection} />,
      })}
      empty={
        <EmptyState title="没有别名建议">{shown === 'pending' && <p>访客换一个名字再搜，才会有建议。</p>}</EmptyState>
      }
    />
  )
}

const Decisions = ({ proposal }: { proposal: Proposal }) => {
  const accepting = useApiMutation(decide, { refreshes: [list], done: `已采纳「${nameOf(proposal)}」` })
  const rejecting = useApiMutation(decide, { refreshes: [list], done: `已拒绝「${nameOf(proposal)}」` })
  const isPending = accepting.isPending || rejecting.isPending
  const { id, state } = proposal
  return (
    <div className={styles.decisions}>
      <button
        type="button"
        className="btn btn-small btn-solid"
        aria-label={`采纳 ${nameOf(proposal)}`}
        disabled={isPending}
        onClick={() => accepting.mutate({ id, state: 'accepted' })}
      >
        采纳
      </button>
      {state === 'pending' && (
        <button
          type="button"
          className="btn btn-small btn-line"
          aria-label={`拒绝 ${nameOf(proposal)}`}
          disabled={isPending}
          onClick={() => rejecting.mutate({ id, state: 'rejected' })}
        >
          拒绝
        </button>
      )}
    </div>
  )
}

const BulkDecisions = ({ selection }: { selection: Selection<Proposal> }) => {
  const refresh = useRefreshList()
  const { report, dialog } = useBulkOutcome(selection, nameOf)
  const deciding = useMutation({
    mutationFn: (state: Decision) => callForEachRow(decide, selection.rows, ({ id }) => ({ id, state })),
    onSuccess: (outcome, state) => report(outcome, state === 'accepted' ? '采纳' : '拒绝'),
    onSettled: () => refresh(list),
  })
  return (
    <>
      <button
        type="button"
        className="btn btn-solid"
        disabled={deciding.isPending}
        onClick={() => deciding.mutate('accepted')}
      >
        采纳
      </button>
      <button
        type="button"
        className="btn btn-line"
        disabled={deciding.isPending}
        onClick={() => deciding.mutate('rejected')}
      >
        拒绝
      </button>
      {dialog}
    </>
  )
}
