import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { loginAddress, readReturnUrl } from '../../lib/session/return-url.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { GoodsCard } from '../../shared/shop/GoodsCard.tsx'
import { findBestValue, isPlan, isSoldOut, selectGoods } from '../../shared/shop/offers.ts'
import type { Goods } from '../../shared/shop/offers.ts'
import { PaymentDialog } from '../../shared/shop/payment/PaymentDialog.tsx'
import { EmptyState, ErrorState, Skeleton, SkeletonBar } from '../../ui/feedback/states.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { PendingOrders } from './PendingOrders.tsx'
import { readShopEntry } from './shop-entry.ts'
import styles from './ShopPage.module.css'

const goodsSpec = 'GET /v1/goods/list'

export const prefetch: PageModule['prefetch'] = async (context) => {
  const failure = await prefetchCall(context, goodsSpec, {})
  return failure && failure.status >= 400 ? failure.status : undefined
}

type Paying = { goods: Goods } | { orderNo: string }

export const Page = () => {
  const site = useSite()
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery(queryOf(goodsSpec, {}))
  const [paying, setPaying] = useState<Paying>()
  const back = readReturnUrl(location.search)
  const buy = (goods: Goods): void => {
    if (session) setPaying({ goods })
    else void navigate(loginAddress(location))
  }
  return (
    <div className={`page ${styles.shop}`}>
      <PageHead title="会员与积分" description={`${site.siteName}的会员和积分`} canonical="/shop" />
      <div className={styles.head}>
        <h1>会员与积分</h1>
        <p>付款后立即到账，可在“个人中心”查看订单。</p>
        {back && <Link to={back}>返回刚才的页面</Link>}
      </div>
      {session && <PendingOrders onContinue={(orderNo) => setPaying({ orderNo })} />}
      {data && data.length > 0 && (
        <Shelf list={data} selected={selectGoods(data, readShopEntry(search))} isOpen={site.isShopOpen} onBuy={buy} />
      )}
      {data?.length === 0 && (
        <EmptyState title="还没有上架的商品">
          <Link className="btn btn-soft" to="/">
            返回首页
          </Link>
        </EmptyState>
      )}
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ShelfSkeleton />)}
      {paying && <PaymentDialog of={paying} back={back} onClose={() => setPaying(undefined)} />}
    </div>
  )
}

interface ShelfProps {
  list: readonly Goods[]
  selected: Goods | undefined
  isOpen: boolean
  onBuy: (goods: Goods) => void
}

const Shelf = ({ list, ...rest }: ShelfProps) => (
  <>
    {!rest.isOpen && <p className={styles.closed}>本站暂时没有开放支付，请稍后再来。</p>}
    <Row title="会员" list={list.filter(isPlan)} {...rest} />
    <Row title="积分" list={list.filter((goods) => !isPlan(goods))} {...rest} />
  </>
)

const Row = ({ title, list, selected, isOpen, onBuy }: ShelfProps & { title: string }) => {
  const best = findBestValue(list)
  if (list.length === 0) return null
  return (
    <section aria-label={title} className={styles.row}>
      <h2>{title}</h2>
      <ul>
        {list.map((goods) => (
          <li key={goods.id} data-selected={goods === selected}>
            <GoodsCard goods={goods} {...(goods === best && { mark: '最划算' })}>
              <button
                type="button"
                className={goods === selected || (!selected && goods === best) ? 'btn btn-solid' : 'btn btn-soft'}
                disabled={!isOpen || isSoldOut(goods)}
                onClick={() => onBuy(goods)}
              >
                {isSoldOut(goods) ? '已售罄' : '购买'}
                <span className="vh">{goods.name}</span>
              </button>
            </GoodsCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ShelfSkeleton = () => (
  <Skeleton rows={2}>
    <div className={styles.row}>
      <SkeletonBar width="100%" height={200} />
    </div>
  </Skeleton>
)
