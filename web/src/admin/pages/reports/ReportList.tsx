import { reportReasons, reportVerdicts } from '@pandex/contracts/enums'
import type { ReportVerdict } from '@pandex/contracts/enums'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { useBulkOutcome } from '../../kit/dialogs/use-bulk-outcome.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import { ListView } from '../../kit/list/ListView.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import type { ListState } from '../../kit/list/use-list-state.ts'
import { useOpenRow } from '../../kit/list/use-open-row.ts'
import { useRowByKey } from '../../kit/list/use-row-by-key.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { BulkChoices } from '../../kit/table/BulkChoices.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { OpenLink } from '../../kit/OpenLink.tsx'
import { nameOf, reasonLabel, reasonLabels, reportList, verdictActions, verdictTag, verdictTags } from './labels.ts'
import type { Report, ReportFilter } from './labels.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { ResolveDialog } from './ResolveDialog.tsx'
import { Takedown } from './Takedown.tsx'

const columns: Column<Report>[] = [
  { key: 'disk_name', title: '资源', width: 22, cell: nameOf },
  { key: 'reason', title: '原因', cell: ({ reason }) => reasonLabel(reason) },
  {
    key: 'verdict',
    title: '结果',
    cell: ({ verdict }) => <Badge tone={verdictTag(verdict).tone}>{verdictTag(verdict).label}</Badge>,
  },
  { key: 'text', title: '说明', width: 20 },
  { key: 'contact', title: '联系方式', width: 14 },
  { key: 'count', title: '次数', kind: 'number', canSort: true },
  { key: 'last_time', title: '最近', kind: 'time', canSort: true },
  { key: 'first_time', title: '最早', kind: 'time', canSort: true },
  { key: 'takedown', title: '公开', isOptional: true, cell: ({ takedown }) => <Takedown of={takedown} /> },
  { key: 'doc_id', title: '资源编号', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof reportList>[] = [
  { name: 'q', label: '资源或邮箱', kind: 'text', placeholder: '资源名、编号或邮箱' },
  {
    name: 'status',
    label: '结果',
    kind: 'choice',
    options: (['open', ...reportVerdicts] as const).map((value) => ({ value, label: verdictTags[value].label })),
  },
  {
    name: 'reason',
    label: '原因',
    kind: 'choice',
    options: reportReasons.map((value) => ({ value, label: reasonLabels[value] })),
  },
  { name: 'from', label: '从', kind: 'day', edge: 'start' },
  { name: 'to', label: '到', kind: 'day', edge: 'end' },
]

const keyOf = ({ id }: Report): number => id

const filterOf = ({ input }: ListState<typeof reportList>): ReportFilter => {
  const { status = '', reason = '', q = '', from = '', to = '' } = input
  return { status, reason, q, from, to }
}

export const ReportList = () => {
  const state = useListState(
    reportList,
    filters.map(({ name }) => name),
  )
  const page = useList(state)
  const selection = useSelection<Report>(keyOf, JSON.stringify(state.filters))
  const { report: reportOutcome, dialog: outcome } = useBulkOutcome(selection, nameOf)
  const opened = useOpenRow()
  const report = useRowByKey(page.rows, opened.openKey)
  const [verdict, setVerdict] = useState<ReportVerdict>()
  const target = selection.isAll ? { filter: filterOf(state) } : { rows: selection.rows }
  return (
    <>
      <ListView
        filters={filters}
        inspector={report && <ReportPanel key={report.id} report={report} onClose={opened.close} />}
        label="举报"
        state={state}
        page={page}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        openKey={opened.openKey}
        onOpen={(row) => opened.open(row.id)}
        actions={(row) => <OpenLink to={`/doc/${row.doc_id}`} label={`打开 ${nameOf(row)}`} />}
        selection={selection}
        canSelectAll
        bulk={<BulkChoices choices={reportVerdicts} actions={verdictActions} onChoose={setVerdict} />}
        empty={
          <EmptyState title="没有举报">
            <p>访客在资源页面点“反馈问题”，会出现在这里。</p>
          </EmptyState>
        }
      />
      {verdict && (
        <ResolveDialog
          target={target}
          verdict={verdict}
          onClose={() => setVerdict(undefined)}
          onDone={(change) => {
            setVerdict(undefined)
            reportOutcome(change, '处理')
          }}
        />
      )}
      {outcome}
    </>
  )
}
