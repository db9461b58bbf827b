import { visitKinds } from '@pandex/contracts/enums'
import { useState } from 'react'
import { useNow } from '../../../lib/browser/clock.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Time } from '../../kit/table/columns.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import { ListView } from '../../kit/list/ListView.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { Badge } from '../../kit/Badge.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import { BlockDialog } from '../../shared/blacklist/BlockDialog.tsx'
import { todayOf, visitLabels } from './visit-counts.ts'
import { DaySummary } from './DaySummary.tsx'

const spec = 'GET /admin/v1/visit/ip_times'
type Visitor = RowOf<typeof spec>

/** Addresses over the counting limit are summed up in one row without an address. */
const nameOf = ({ ip }: Visitor): string => ip || '其他地址'

const columns: Column<Visitor>[] = [
  { key: 'ip', title: 'IP', canSort: true, width: 26, cell: nameOf },
  ...visitKinds.map((key): Column<Visitor> => ({ key, title: visitLabels[key], kind: 'number', canSort: true })),
  { key: 'last_time', title: '最后一次', cell: ({ last_time }) => <Time at={last_time} /> },
]

const filtersOf = (today: string): Filter<typeof spec>[] => [
  { name: 'day', label: '日期', kind: 'day', defaultDay: today },
  { name: 'ip', label: 'IP', kind: 'text', placeholder: 'IP 的一部分，或网段' },
]

export const Page = () => {
  const state = useListState(spec, ['day', 'ip'])
  const page = useList(state)
  const today = todayOf(useNow())
  const day = state.filters.day ?? today
  const [blocking, setBlocking] = useState<string>()
  return (
    <>
      <ListHead title="访问统计" hint={day === today ? `今天 ${day}` : day} />
      <DaySummary day={day} />
      <ListView
        filters={filtersOf(today)}
        label="各地址的访问"
        // The day selects a list, so it does not count as a filter.
        state={{ ...state, isFiltered: Boolean(state.filters.ip) }}
        page={page}
        columns={columns}
        keyOf={({ ip }) => ip}
        nameOf={nameOf}
        actions={({ ip, blacklisted }) =>
          blacklisted ? (
            <Badge tone="bad">已拉黑</Badge>
          ) : (
            ip && (
              <button
                type="button"
                className="btn btn-small"
                aria-label={`把 ${ip} 加入黑名单`}
                onClick={() => setBlocking(ip)}
              >
                加入黑名单
              </button>
            )
          )
        }
        empty={
          <EmptyState title="这一天还没有访问">
            <p>换一天看看；刚刚的访问最多晚几秒出现。</p>
          </EmptyState>
        }
      />
      {blocking && <BlockDialog ip={blocking} reason="访问过多" onClose={() => setBlocking(undefined)} />}
    </>
  )
}
