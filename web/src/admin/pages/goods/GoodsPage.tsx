import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { ListTabs } from '../../kit/list/ListTabs.tsx'
import { CouponTable } from './CouponTable.tsx'
import { couponList, goodsList } from './goods.ts'
import { GoodsTable } from './GoodsTable.tsx'

const tabs = [
  {
    type: 'goods',
    label: '商品',
    description: '上架的商品按这里的顺序出现在商店页，拖动改变顺序。改动不影响已有的订单。',
  },
  { type: 'coupons', label: '优惠码', description: '买家下单时填写，折扣在下单时算好。' },
] as const

export const Page = () => {
  const [params] = useSearchParams()
  const activeTab = tabs.find(({ type }) => type === params.get('type')) ?? tabs[0]
  const goods = useQuery({ ...queryOf(goodsList, { size: 1 }), staleTime: 0 })
  const coupons = useQuery({ ...queryOf(couponList, { size: 1 }), staleTime: 0 })
  const Table = activeTab.type === 'coupons' ? CouponTable : GoodsTable
  return (
    <Table
      key={activeTab.type}
      title="商品管理"
      tabs={
        <ListTabs
          label="商品和优惠码"
          tabs={tabs}
          activeTab={activeTab}
          counts={[goods.data?.total, coupons.data?.total]}
          description={activeTab.description}
        />
      }
    />
  )
}
