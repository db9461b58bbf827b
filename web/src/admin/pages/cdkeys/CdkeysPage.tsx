import { CreateCdkeys, UpdateCdkeys } from '@pandex/gateway/schemas/cdkey'
import { useState } from 'react'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { newRequestId } from '../../../lib/api/request-id.ts'
import { formatCount, parseTimeMs } from '../../../lib/text/text-format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import type { BulkOutcome } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import { Time } from '../../kit/table/columns.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { Badge } from '../../kit/Badge.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import type { Selection } from '../../kit/list/use-selection.ts'
import { CreatedKeysDialog } from './CreatedKeysDialog.tsx'
import { describeBatch, kindLabel, kinds, describeValue } from './labels.ts'
import styles from './cdkeys.module.css'

const list = 'GET /admin/v1/cdkey/list'
const create = 'POST /admin/v1/cdkey/create'
const update = 'POST /admin/v1/cdkey/update'
type Cdkey = RowOf<typeof list>

const nameOf = ({ tail, kind, value }: Cdkey): string => `…${tail} ${describeValue(kind, value)}`

const columns: Column<Cdkey>[] = [
  { key: 'tail', title: '卡密', cell: ({ tail }) => <code>…{tail}</code> },
  { key: 'kind', title: '种类', canSort: true, cell: ({ kind }) => kindLabel(kind) },
  { key: 'value', title: '内容', canSort: true, cell: ({ kind, value }) => describeValue(kind, value) },
  {
    key: 'used',
    title: '已用',
    kind: 'number',
    canSort: true,
    cell: ({ used, max_uses }) => `${formatCount(used)} / ${formatCount(max_uses)}`,
  },
  { key: 'enabled', title: '状态', canSort: true, cell: (key) => <State of={key} /> },
  {
    key: 'expire_at',
    title: '到期',
    canSort: true,
    cell: ({ expire_at }) => (expire_at ? <Time at={expire_at} /> : '不过期'),
  },
  { key: 'remark', title: '备注', canSort: true, width: 16 },
  { key: 'batch', title: '批次', canSort: true, width: 12 },
  { key: 'used_by', title: '使用者', width: 14, cell: ({ used_by }) => used_by.join('、') || undefined },
  { key: 'create_time', title: '生成', kind: 'time', canSort: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof list>[] = [
  { name: 'q', label: '卡密', kind: 'text', placeholder: '整个卡密、末四位或备注' },
  { name: 'kind', label: '种类', kind: 'choice', options: kinds },
  { name: 'used', label: '使用', kind: 'yesNo', yes: '用过', no: '没用过' },
  { name: 'batch', label: '批次', kind: 'text' },
]

const createFields: EntityField<typeof create>[] = [
  { name: 'kind', label: '种类', control: 'radio', options: kinds, required: '请选择', isWide: true },
  { name: 'value', label: '数值', control: 'number', required: '必填', help: '会员按天；积分和邀请按积分。' },
  { name: 'count', label: '数量', control: 'number', required: '必填', help: '一次最多 10000 个。' },
  {
    name: 'max_uses',
    label: '每个可用次数',
    control: 'number',
    required: '必填',
    help: '同一个用户只能用一次。',
    isWide: true,
  },
  { name: 'expire_at', label: '到期', control: 'dateTime', help: '留空不过期。', isWide: true },
  { name: 'remark', label: '备注', control: 'textarea', help: '例如发给谁、哪次活动。' },
]

const updateFields: EntityField<typeof update>[] = [
  {
    name: 'enabled',
    label: '状态',
    control: 'radio',
    isWide: true,
    options: [
      { value: 'true', label: '可用' },
      { value: 'false', label: '停用' },
    ],
  },
  { name: 'remark', label: '备注', control: 'textarea' },
]

export const Page = () => {
  const [created, setCreated] = useState<ApiOutput<typeof create>>()
  return (
    <>
      <CrudPage
        title="卡密管理"
        list={list}
        noun="个卡密"
        columns={columns}
        filters={filters}
        nameOf={nameOf}
        create={{
          label: '生成卡密',
          call: create,
          schema: CreateCdkeys,
          fields: createFields,
          initial: { kind: 'vip', value: '30', count: '1', max_uses: '1', expire_at: '', remark: '' },
          // One key per form, so that a retry after a lost response makes no second batch.
          extraInput: () => {
            const request_id = newRequestId()
            return () => ({ request_id })
          },
          children: (values) => <p className={styles.summary}>{describeBatch(values) ?? '填好数值和数量。'}</p>,
          onCreated: setCreated,
        }}
        update={{
          call: update,
          schema: UpdateCdkeys,
          fields: updateFields,
          valuesOf: ({ enabled, remark }) => ({ enabled: String(enabled), remark }),
          idOf: ({ id }) => ({ ids: [id] }),
          details: CdkeyDetails,
        }}
        remove={{
          call: 'POST /admin/v1/cdkey/delete',
          warning: <p>删除后不能恢复。有人用过的不会被删除，可以停用。</p>,
        }}
        bulk={(selection, report) => <BulkEnableButtons selection={selection} report={report} />}
        empty={
          <EmptyState title="还没有卡密">
            <p>生成一批，发给用户兑换会员或积分。</p>
          </EmptyState>
        }
      />
      {created && <CreatedKeysDialog {...created} onClose={() => setCreated(undefined)} />}
    </>
  )
}

const State = ({ of: { enabled, expire_at, used, max_uses } }: { of: Cdkey }) => {
  const nowMs = useNow()
  if (!enabled) return <Badge tone="off">停用</Badge>
  if (expire_at && parseTimeMs(expire_at) < nowMs) return <Badge tone="warn">已过期</Badge>
  return used >= max_uses ? <Badge tone="off">已用完</Badge> : <Badge tone="ok">可用</Badge>
}

const CdkeyDetails = (key: Cdkey) => (
  <DescriptionList
    of={[
      ['内容', describeValue(key.kind, key.value)],
      ['已用', `${formatCount(key.used)} / ${formatCount(key.max_uses)}`],
      ['到期', key.expire_at ? <Time key="at" at={key.expire_at} /> : '不过期'],
      ['生成', <Time key="at" at={key.create_time} />],
      ['批次', key.batch],
      ['使用者', key.used_by.join('、')],
    ]}
  />
)

const BulkEnableButtons = ({
  selection,
  report,
}: {
  selection: Selection<Cdkey>
  report: (outcome: BulkOutcome, verb: string) => void
}) => {
  const change = useApiMutation(update, {
    refreshes: [list],
    onDone: (outcome, { enabled }) => report(outcome, enabled ? '启用' : '停用'),
  })
  return [true, false].map((enabled) => (
    <button
      key={String(enabled)}
      type="button"
      className="btn btn-line"
      disabled={change.isPending}
      onClick={() => change.mutate({ ids: selection.rows.map(({ id }) => id), enabled })}
    >
      {enabled ? '启用' : '停用'}
    </button>
  ))
}
