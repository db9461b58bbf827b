import { CreateOpenToken, UpdateOpenToken } from '@pandex/gateway/schemas/open-token'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { BarChart } from '../../kit/BarChart.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { labelOf } from '../../kit/form/choices.ts'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { SwitchCell } from '../../kit/table/SwitchCell.tsx'
import { Time } from '../../kit/table/columns.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { CreatedTokenDialog } from './CreatedTokenDialog.tsx'
import styles from './open-tokens.module.css'
import { scopes } from './scopes.ts'

const list = 'GET /admin/v1/open_token/list'
const create = 'POST /admin/v1/site_config/create_open_token'
const update = 'POST /admin/v1/open_token/update'
type Token = RowOf<typeof list>

const columns: Column<Token>[] = [
  { key: 'name', title: '名称', canSort: true },
  {
    key: 'enabled',
    title: '启用',
    cell: ({ id, name, enabled }) => (
      <SwitchCell
        call={update}
        refreshes={[list]}
        label={`启用 ${name}`}
        isOn={enabled}
        inputOf={(isOn) => ({ id, enabled: isOn })}
        messageOf={(isOn) => (isOn ? `已启用 ${name}` : `已停用 ${name}，两秒内失效`)}
      />
    ),
  },
  {
    key: 'scopes',
    title: '可以做什么',
    cell: (token) => token.scopes.map((scope) => labelOf(scopes, scope)).join('、'),
  },
  { key: 'per_minute', title: '每分钟上限', kind: 'number', canSort: true },
  { key: 'calls_today', title: '今天调用', kind: 'number', canSort: true },
  { key: 'last_used_at', title: '最近使用', kind: 'time', canSort: true },
  { key: 'remark', title: '备注', width: 20 },
]

const filters: Filter<typeof list>[] = [{ name: 'q', label: '名称或备注', kind: 'text' }]

const sharedFields = [
  { name: 'name', label: '名称', control: 'text', required: '必填', help: '例如使用它的程序。' },
  { name: 'per_minute', label: '每分钟最多调用次数', control: 'number', required: '必填' },
  { name: 'scopes', label: '可以做什么', control: 'choices', options: scopes, required: '至少选一项', isWide: true },
] as const

const createFields: EntityField<typeof create>[] = [
  ...sharedFields,
  { name: 'remark', label: '备注', control: 'textarea', isWide: true },
]

const updateFields: EntityField<typeof update>[] = [
  ...sharedFields,
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
  { name: 'remark', label: '备注', control: 'textarea', isWide: true },
]

export const Page = () => {
  const [created, setCreated] = useState<ApiOutput<typeof create>>()
  return (
    <>
      <CrudPage
        title="开放接口"
        hint={
          <>
            程序用令牌调用 /open 接口，
            <Link to="/openapi.json" reloadDocument>
              接口说明
            </Link>
            。停用或删除后两秒内失效。
          </>
        }
        list={list}
        noun="个令牌"
        columns={columns}
        filters={filters}
        nameOf={({ name }) => name}
        create={{
          label: '添加令牌',
          call: create,
          schema: CreateOpenToken,
          fields: createFields,
          initial: { name: '', scopes: 'import\nlist\nsearch', per_minute: '600', remark: '' },
          onCreated: setCreated,
        }}
        update={{
          call: update,
          schema: UpdateOpenToken,
          fields: updateFields,
          valuesOf: ({ name, per_minute, enabled, remark, ...token }) => ({
            name,
            scopes: token.scopes.join('\n'),
            per_minute: String(per_minute),
            enabled: String(enabled),
            remark,
          }),
          idOf: ({ id }) => ({ id }),
          details: TokenDetails,
        }}
        remove={{
          call: 'POST /admin/v1/open_token/revoke',
          warning: <p>用它的程序两秒内被拒绝，不能恢复。暂时不用的可以停用。</p>,
        }}
        empty={
          <EmptyState title="还没有令牌">
            <p>添加一个，让自己的程序导入、列出或搜索资源。</p>
          </EmptyState>
        }
      />
      {created && <CreatedTokenDialog {...created} onClose={() => setCreated(undefined)} />}
    </>
  )
}

const TokenDetails = ({ days, last_used_at, enabled }: Token) => {
  const total = days.reduce((sum, { calls }) => sum + calls, 0)
  const labels = days.filter((_, index) => index % 10 === 0).map(({ day }) => day.slice(5))
  return (
    <>
      <DescriptionList
        of={[
          [
            '状态',
            <Badge key="state" tone={enabled ? 'ok' : 'off'}>
              {enabled ? '可用' : '停用'}
            </Badge>,
          ],
          ['最近使用', last_used_at ? <Time key="at" at={last_used_at} /> : '90 天内没有'],
        ]}
      />
      <section className={styles.usage} aria-label="最近 30 天的调用">
        <h3>最近 30 天：{formatCount(total)} 次</h3>
        <BarChart
          counts={days.map(({ calls }) => calls)}
          caption={(index) => `${days[index]?.day ?? ''}：${formatCount(days[index]?.calls ?? 0)} 次`}
          labels={labels}
          barsPerLabel={10}
          summary={`最近 30 天调用 ${formatCount(total)} 次`}
        />
      </section>
    </>
  )
}
