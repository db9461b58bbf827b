import { CreateGoods, UpdateGoods } from '@pandex/gateway/schemas/goods'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { api } from '../../../lib/api/api.ts'
import { newRequestId } from '../../../lib/api/request-id.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { Column } from '../../kit/table/columns.tsx'
import { OrderCell } from '../../kit/table/OrderCell.tsx'
import { dropPositionOf } from '../../kit/table/reorder.ts'
import { RowDragArea } from '../../kit/table/RowDrag.tsx'
import { SwitchCell } from '../../kit/table/SwitchCell.tsx'
import { countText, toCents, toChangedCount, yuanRule } from './form-values.ts'
import { GoodsPreview } from './GoodsPreview.tsx'
import { goodsList } from './goods.ts'
import type { Goods } from './goods.ts'

const create = 'POST /admin/v1/goods/create'
const update = 'POST /admin/v1/goods/update'

const limitText = (count: number | undefined): string => (count === undefined ? '不限' : formatCount(count))

const columns: Column<Goods>[] = [
  { key: 'name', title: '名称', width: 20 },
  {
    key: 'price',
    title: '价格（元）',
    kind: 'number',
    canSort: true,
    cell: ({ price }) => fixedYuan(price),
    csv: ({ price }) => fixedYuan(price),
  },
  {
    key: 'on_shelf',
    title: '上架',
    cell: ({ id, name, on_shelf }) => (
      <SwitchCell
        label={`上架 ${name}`}
        isOn={on_shelf}
        call={update}
        inputOf={(isOn) => ({ id, on_shelf: isOn })}
        messageOf={(isOn) => `${name} 已${isOn ? '上架' : '下架'}`}
        refreshes={[goodsList]}
      />
    ),
  },
  { key: 'coin', title: '积分', kind: 'number' },
  { key: 'vip_days', title: '会员天数', kind: 'number' },
  {
    key: 'stock',
    title: '库存',
    kind: 'number',
    cell: ({ stock }) => limitText(stock),
    csv: ({ stock }) => limitText(stock),
  },
  {
    key: 'per_user',
    title: '每人限购',
    kind: 'number',
    cell: ({ per_user }) => limitText(per_user),
    csv: ({ per_user }) => limitText(per_user),
  },
  { key: 'sold', title: '已售', kind: 'number', canSort: true },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'remark', title: '备注', width: 16, isOptional: true },
  { key: 'create_time', title: '添加', kind: 'time', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof goodsList>[] = [
  { name: 'q', label: '名称或备注', kind: 'text' },
  { name: 'on_shelf', label: '上架', kind: 'yesNo', yes: '已上架', no: '没有上架' },
]

const fieldsOf = (toCount: (text: string) => string): EntityField<typeof create | typeof update>[] => [
  { name: 'name', label: '名称', control: 'text', isWide: true },
  { name: 'price', label: '价格（元）', control: 'decimal', rule: yuanRule, toInput: toCents, isWide: true },
  {
    name: 'vip_days',
    label: '会员天数',
    control: 'number',
    help: '没有就填 0。',
    rule: (text, { coin }) => (Number(text) === 0 && Number(coin) === 0 ? '会员天数和积分至少填一个' : ''),
  },
  { name: 'coin', label: '积分', control: 'number', help: '没有就填 0。' },
  { name: 'stock', label: '库存', control: 'number', help: '留空不限。', toInput: toCount },
  { name: 'per_user', label: '每人限购', control: 'number', help: '留空不限。', toInput: toCount },
  { name: 'description', label: '说明', control: 'textarea', help: '每行一条，列在卡片上。' },
  {
    name: 'on_shelf',
    label: '状态',
    control: 'radio',
    isWide: true,
    options: [
      { value: 'true', label: '上架' },
      { value: 'false', label: '不上架' },
    ],
  },
  { name: 'remark', label: '备注', control: 'textarea', help: '只有后台看得到。' },
]

const createFields = fieldsOf((text) => text)
const updateFields = fieldsOf(toChangedCount)

const reorder = { input: {}, save: (ids: number[]) => api('POST /admin/v1/goods/update_order', { ids }) }

const valuesOf = (goods: Goods): Record<string, string> => ({
  name: goods.name,
  price: fixedYuan(goods.price),
  coin: String(goods.coin),
  vip_days: String(goods.vip_days),
  stock: countText(goods.stock),
  per_user: countText(goods.per_user),
  description: goods.description,
  on_shelf: String(goods.on_shelf),
  remark: goods.remark,
})

export const GoodsTable = ({ title, tabs }: { title: string; tabs: ReactNode }) => (
  <RowDragArea dropPositionOf={dropPositionOf}>
    <CrudPage
      title={title}
      list={goodsList}
      noun="个商品"
      columns={columns}
      filters={filters}
      above={tabs}
      nameOf={({ name }) => name}
      create={{
        call: create,
        schema: CreateGoods,
        fields: createFields,
        label: '添加商品',
        initial: { coin: '0', vip_days: '0', on_shelf: 'false' },
        // One key per form, so that a retry after a lost response creates nothing twice.
        extraInput: () => {
          const request_id = newRequestId()
          return () => ({ request_id })
        },
        children: (values) => <GoodsPreview values={values} />,
      }}
      update={{
        call: update,
        schema: UpdateGoods,
        fields: updateFields,
        valuesOf,
        idOf: ({ id }) => ({ id }),
        details: GoodsDetails,
        children: (values) => <GoodsPreview values={values} />,
      }}
      remove={{
        call: 'POST /admin/v1/goods/delete',
        warning: <p>有人下过单的商品不会被删除，可以下架。</p>,
      }}
      rowActions={(row, shown) =>
        shown.state.isFiltered || shown.state.sort ? null : <OrderCell row={row} list={shown} reorder={reorder} />
      }
      empty={
        <EmptyState title="还没有商品">
          <p>商品给买家会员天数、积分，或者两样都给；上架后出现在商店页。</p>
          <Link to="?open=new" className="btn btn-soft">
            添加第一个
          </Link>
        </EmptyState>
      }
    />
  </RowDragArea>
)

const GoodsDetails = ({ id, sold }: Goods) => (
  <DescriptionList
    of={[
      [
        '已售',
        <Link key="sold" to={`/admin/list_order?goods_id=${id}`}>
          {formatCount(sold)}，查看订单
        </Link>,
      ],
    ]}
  />
)
