import type { QueryClient } from '@tanstack/react-query'
import { CreateEntry } from '@pandex/gateway/schemas/blacklist'
import { formatCount } from '../../../lib/text/text-format.ts'
import type { EntityField, EntityValues } from '../../kit/form/field-definitions.ts'
import type { Question } from '../../kit/form/EntityForm.tsx'
import { isIpOrRange, toRange24 } from './ip-range.ts'
import { BlockPreview } from './BlockPreview.tsx'
import { previewQuery } from './preview-query.ts'

export const listEntries = 'GET /admin/v1/blacklist/list'
export const createEntry = 'POST /admin/v1/blacklist/create'

export const refreshedLists = [listEntries, 'GET /admin/v1/visit/ip_times'] as const

export const entryFields: EntityField<typeof createEntry>[] = [
  {
    name: 'ip',
    label: 'IP 或网段',
    control: 'text',
    isWide: true,
    placeholder: '203.0.113.7 或 203.0.113.0/24',
    required: '请输入IP格式',
    rule: (value) => (isIpOrRange(value) ? '' : '请输入IP格式'),
    extra: ({ value, onChange }) => {
      const range = toRange24(value)
      return (
        <button type="button" className="btn btn-line" disabled={!range} onClick={() => range && onChange(range)}>
          {range ? `改为 ${range}` : '改为 /24 网段'}
        </button>
      )
    },
  },
  {
    name: 'enabled',
    label: '状态',
    control: 'radio',
    isWide: true,
    required: '请选择',
    options: [
      { value: 'true', label: '生效' },
      { value: 'false', label: '停用' },
    ],
  },
  { name: 'reason', label: '原因', control: 'textarea', help: '写给以后的自己和其他管理员。' },
]

/** Asks for confirmation with the number of requests that the entry would have blocked in the last hour. */
export const confirmEntry = async (
  client: QueryClient,
  { ip, enabled }: EntityValues,
): Promise<Question | undefined> => {
  if (!ip || enabled === 'false') return undefined
  const {
    would_have_stopped: requests,
    addresses,
    hits_yourself,
    hits_proxy,
  } = await client.fetchQuery(previewQuery(ip))
  // The server refuses these with its own message.
  if (requests === 0 || hits_yourself || hits_proxy) return undefined
  return {
    title: `把 ${ip} 挡在外面？`,
    text: (
      <p>
        近一小时里，它会拦下来自 {formatCount(addresses)} 个地址的 {formatCount(requests)} 次请求。
      </p>
    ),
    action: '加入黑名单',
    isDanger: true,
  }
}

export const entryForm = {
  call: createEntry,
  schema: CreateEntry,
  fields: entryFields,
  children: (values: EntityValues) => <BlockPreview ip={values.ip ?? ''} />,
} as const
