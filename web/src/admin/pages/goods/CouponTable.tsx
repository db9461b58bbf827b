import { CreateCoupon, UpdateCoupon } from '@pandex/gateway/schemas/goods'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useNow } from '../../../lib/browser/clock.ts'
import { formatCount, parseTimeMs } from '../../../lib/text/text-format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { labelOf } from '../../kit/form/choices.ts'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { SwitchCell } from '../../kit/table/SwitchCell.tsx'
import { couponKinds, describeCoupon, describePeriod, describeValue, toValue, valueRule } from './coupon-labels.ts'
import { countText, toChangedCount } from './form-values.ts'
import { useGoodsOptions } from '../../shared/use-goods-options.ts'
import { couponList } from './goods.ts'
import type { Coupon } from './goods.ts'
import styles from './goods.module.css'

const create = 'POST /admin/v1/coupon/create'
const update = 'POST /admin/v1/coupon/update'

type Options = ReturnType<typeof useGoodsOptions>

const goodsText = ({ goods_ids: ids }: Coupon, options: Options): string =>
  ids.map((id) => labelOf(options, String(id))).join('、') || '全部商品'

const usesText = ({ used, max_uses: max }: Coupon): string =>
  `${formatCount(used)} / ${max === undefined ? '不限' : formatCount(max)}`

const columnsOf = (options: Options): Column<Coupon>[] => [
  { key: 'code', title: '优惠码', cell: ({ code }) => <code>{code}</code> },
  {
    key: 'value',
    title: '优惠',
    cell: ({ kind, value }) => describeValue(kind, value),
    csv: ({ kind, value }) => describeValue(kind, value),
  },
  {
    key: 'goods_ids',
    title: '商品',
    width: 16,
    cell: (coupon) => <span title={goodsText(coupon, options)}>{goodsText(coupon, options)}</span>,
    csv: (coupon) => goodsText(coupon, options),
  },
  { key: 'from', title: '开始', kind: 'time', isOptional: true },
  {
    key: 'to',
    title: '有效期',
    cell: (coupon) => <Period of={coupon} />,
    csv: ({ from, to }) => describePeriod(from, to),
  },
  { key: 'used', title: '已用', kind: 'number', canSort: true, cell: usesText, csv: usesText },
  {
    key: 'per_user',
    title: '每人次数',
    kind: 'number',
    cell: ({ per_user }) => (per_user === undefined ? '不限' : formatCount(per_user)),
    csv: ({ per_user }) => (per_user === undefined ? '不限' : String(per_user)),
  },
  {
    key: 'enabled',
    title: '启用',
    cell: ({ id, code, enabled }) => (
      <SwitchCell
        label={`启用 ${code}`}
        isOn={enabled}
        call={update}
        inputOf={(isOn) => ({ id, enabled: isOn })}
        messageOf={(isOn) => `${code} 已${isOn ? '启用' : '停用'}`}
        refreshes={[couponList]}
      />
    ),
  },
  { key: 'remark', title: '备注', width: 16 },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'create_time', title: '添加', kind: 'time', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof couponList>[] = [
  { name: 'q', label: '优惠码或备注', kind: 'text' },
  { name: 'enabled', label: '启用', kind: 'yesNo', yes: '启用', no: '停用' },
]

const sharedFields = (
  options: Options,
  toCount: (text: string) => string,
): EntityField<typeof create | typeof update>[] => [
  ...(options.length > 0
    ? ([
        { name: 'goods_ids', label: '商品', control: 'choices', options, help: '都不选就是全部商品。', isWide: true },
      ] as const)
    : []),
  { name: 'from', label: '开始', control: 'dateTime', help: '留空立刻有效。', isWide: true },
  { name: 'to', label: '结束', control: 'dateTime', help: '留空一直有效。', isWide: true, rule: periodRule },
  { name: 'max_uses', label: '总次数', control: 'number', help: '留空不限。', toInput: toCount },
  { name: 'per_user', label: '每人次数', control: 'number', help: '留空不限。', toInput: toCount },
  {
    name: 'enabled',
    label: '状态',
    control: 'radio',
    isWide: true,
    options: [
      { value: 'true', label: '启用' },
      { value: 'false', label: '停用' },
    ],
  },
  { name: 'remark', label: '备注', control: 'textarea', help: '只有后台看得到。' },
]

const periodRule = (to: string, { from = '' }: Readonly<Record<string, string>>): string =>
  from && to && parseTimeMs(to) <= parseTimeMs(from) ? '要晚于开始' : ''

const createFields: EntityField<typeof create>[] = [
  {
    name: 'code',
    label: '优惠码',
    control: 'text',
    isWide: true,
    required: '必填',
    help: '大写字母、数字和 -，最多 32 个。',
    toInput: (text) => text.trim().toUpperCase(),
    rule: (text) => (/^[A-Za-z0-9-]{1,32}$/.test(text.trim()) ? '' : '只能有字母、数字和 -'),
  },
  { name: 'kind', label: '种类', control: 'radio', options: couponKinds },
  {
    name: 'value',
    label: '优惠',
    control: 'decimal',
    required: '必填',
    help: '打折写折数：8.5 就是 8.5 折。减价写元。',
    rule: valueRule,
    toInput: toValue,
  },
]

export const CouponTable = ({ title, tabs }: { title: string; tabs: ReactNode }) => {
  const options = useGoodsOptions()
  return (
    <CrudPage
      title={title}
      list={couponList}
      noun="个优惠码"
      columns={columnsOf(options)}
      filters={filters}
      above={tabs}
      nameOf={({ code }) => code}
      create={{
        call: create,
        schema: CreateCoupon,
        fields: [...createFields, ...sharedFields(options, (text) => text)],
        label: '添加优惠码',
        initial: { kind: 'percent', enabled: 'true' },
        children: (values) => <p className={styles.summary}>{describeCoupon(values) ?? '填好优惠的数值。'}</p>,
      }}
      update={{
        call: update,
        schema: UpdateCoupon,
        fields: sharedFields(options, toChangedCount),
        valuesOf: ({ goods_ids, from, to, max_uses, per_user, enabled, remark }) => ({
          goods_ids: goods_ids.join('\n'),
          from,
          to,
          max_uses: countText(max_uses),
          per_user: countText(per_user),
          enabled: String(enabled),
          remark,
        }),
        idOf: ({ id }) => ({ id }),
        details: (coupon) => (
          <DescriptionList
            of={[
              ['优惠', describeValue(coupon.kind, coupon.value)],
              ['已用', usesText(coupon)],
            ]}
          />
        ),
      }}
      remove={{
        call: 'POST /admin/v1/coupon/delete',
        warning: <p>有人用过的优惠码不会被删除，可以停用。</p>,
      }}
      empty={
        <EmptyState title="还没有优惠码">
          <p>优惠码让买家少付一部分钱，可以限定商品、时间和次数。</p>
          <Link to="?type=coupons&open=new" className="btn btn-soft">
            添加第一个
          </Link>
        </EmptyState>
      }
    />
  )
}

const Period = ({ of: { from, to } }: { of: Coupon }) => {
  const nowMs = useNow()
  if (to && parseTimeMs(to) < nowMs) return <Badge tone="warn">已过期</Badge>
  if (from && parseTimeMs(from) > nowMs) return <Badge tone="off">还没开始</Badge>
  return <span>{describePeriod('', to)}</span>
}
