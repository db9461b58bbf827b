import { claimStates } from '@pandex/contracts/enums'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { useBulkOutcome } from '../../kit/dialogs/use-bulk-outcome.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import { ListView } from '../../kit/list/ListView.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import { useOpenRow } from '../../kit/list/use-open-row.ts'
import { useRowByKey } from '../../kit/list/use-row-by-key.ts'
import { useSelection } from '../../kit/list/use-selection.ts'
import { BulkChoices } from '../../kit/table/BulkChoices.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { OpenLink } from '../../kit/OpenLink.tsx'
import { AdvanceDialog } from './AdvanceDialog.tsx'
import { ClaimPanel } from './ClaimPanel.tsx'
import { claimList, claimTag, claimTags, nameOf, stepActions, stepsAfter } from './labels.ts'
import type { Claim, ClaimStep } from './labels.ts'
import { Takedown } from './Takedown.tsx'

const columns: Column<Claim>[] = [
  { key: 'disk_name', title: '资源', width: 22, cell: nameOf },
  {
    key: 'state',
    title: '进度',
    cell: ({ state }) => <Badge tone={claimTag(state).tone}>{claimTag(state).label}</Badge>,
  },
  { key: 'claimant', title: '权利人', width: 12 },
  { key: 'rights', title: '作品和权利', width: 16 },
  { key: 'create_time', title: '投诉', kind: 'time', canSort: true },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'contact', title: '邮箱', isOptional: true },
  { key: 'takedown', title: '公开', isOptional: true, cell: ({ takedown }) => <Takedown of={takedown} /> },
  { key: 'doc_id', title: '资源编号', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof claimList>[] = [
  { name: 'q', label: '资源或权利人', kind: 'text', placeholder: '资源名、编号、权利人或邮箱' },
  {
    name: 'state',
    label: '进度',
    kind: 'choice',
    options: [
      { value: 'open', label: '没有结束的' },
      ...claimStates.map((value) => ({ value, label: claimTags[value].label })),
    ],
  },
  { name: 'from', label: '从', kind: 'day', edge: 'start' },
  { name: 'to', label: '到', kind: 'day', edge: 'end' },
]

const keyOf = ({ id }: Claim): number => id

const allSteps = Object.keys(stepActions) as ClaimStep[]

/** The steps that at least one of the claims allows. */
const stepsOf = (claims: readonly Claim[]): ClaimStep[] => {
  const allowed = new Set(claims.flatMap(({ state }) => stepsAfter(state)))
  return allSteps.filter((step) => allowed.has(step))
}

export const ClaimList = () => {
  const state = useListState(
    claimList,
    filters.map(({ name }) => name),
  )
  const page = useList(state)
  const selection = useSelection<Claim>(keyOf, JSON.stringify(state.filters))
  const { report, dialog: outcome } = useBulkOutcome(selection, nameOf)
  const [step, setStep] = useState<ClaimStep>()
  const opened = useOpenRow()
  const claim = useRowByKey(page.rows, opened.openKey)
  return (
    <>
      <ListView
        filters={filters}
        inspector={claim && <ClaimPanel key={claim.id} claim={claim} onClose={opened.close} />}
        label="版权投诉"
        state={state}
        page={page}
        columns={columns}
        keyOf={keyOf}
        nameOf={nameOf}
        openKey={opened.openKey}
        onOpen={(row) => opened.open(row.id)}
        actions={(row) => <OpenLink to={`/doc/${row.doc_id}`} label={`打开 ${nameOf(row)}`} />}
        selection={selection}
        bulk={<BulkChoices choices={stepsOf(selection.rows)} actions={stepActions} onChoose={setStep} />}
        empty={
          <EmptyState title="没有版权投诉">
            <p>权利人在资源页面点“反馈问题”，选“侵犯权利”，会出现在这里。</p>
          </EmptyState>
        }
      />
      {step && (
        <AdvanceDialog
          claims={selection.rows}
          step={step}
          onClose={() => setStep(undefined)}
          onDone={(done) => {
            setStep(undefined)
            report(done, '处理')
          }}
        />
      )}
      {outcome}
    </>
  )
}
