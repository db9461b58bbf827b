import type { Rules } from '../../../../ui/form/rules.ts'
import type { Option } from '../../../../ui/form/SelectField.tsx'
import { splitLines } from '../../../kit/form/field-definitions.ts'
import type { DiskSet } from '../disk.ts'
import { statuses } from '../labels.ts'

/** Values of the bulk form: empty leaves a field unchanged, lists have one item per line. */
export type BulkValues = Record<keyof typeof labels, string>

const labels = {
  status: '状态',
  enabled: '公开',
  cate_id: '分类',
  is_mine: '归属',
  weight: '权重',
  cost_coin: '积分',
  robots: '搜索引擎',
  add_tags: '加标签',
  remove_tags: '去标签',
}

export const bulkFieldNames = Object.keys(labels) as (keyof BulkValues)[]

export const unchanged = Object.fromEntries(bulkFieldNames.map((name) => [name, ''])) as BulkValues

export const bulkLabel = (name: keyof BulkValues): string => labels[name]

const wholeNumber =
  (min: number, max: number) =>
  (value: string): string => {
    if (value.trim() === '') return ''
    const number = Number(value)
    if (!Number.isInteger(number)) return '请输入整数'
    return number < min || number > max ? `请输入 ${min} 到 ${max}` : ''
  }

export const bulkRules: Rules<BulkValues> = {
  weight: wholeNumber(-1_000_000, 1_000_000),
  cost_coin: wholeNumber(0, 1_000_000),
}

export const bulkChoices = (categories: readonly Option[]): Partial<Record<keyof BulkValues, readonly Option[]>> => ({
  status: statuses,
  enabled: [
    { value: 'true', label: '公开' },
    { value: 'false', label: '停用' },
  ],
  cate_id: [{ value: '0', label: '不分类' }, ...categories],
  is_mine: [
    { value: 'true', label: '我的' },
    { value: 'false', label: '别人的' },
  ],
  robots: [
    { value: '1', label: '允许收录' },
    { value: '0', label: '不收录' },
  ],
})

const filledEntries = (values: BulkValues): [keyof BulkValues, string][] =>
  bulkFieldNames.map((name): [keyof BulkValues, string] => [name, values[name].trim()]).filter(([, value]) => value)

export const toDiskSet = (values: BulkValues): DiskSet =>
  Object.fromEntries(
    filledEntries(values).map(([name, value]) => [name, name.endsWith('_tags') ? splitLines(value) : value]),
  )

export const describeSet = (values: BulkValues, categories: readonly Option[]): string =>
  filledEntries(values)
    .map(([name, value]) => {
      const valueLabel = bulkChoices(categories)[name]?.find((option) => option.value === value)?.label ?? value
      return `${labels[name]} ${splitLines(valueLabel).join('、').trim()}`
    })
    .join('，')
