import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { SkeletonBar, EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { BlockDialog } from '../../shared/blacklist/BlockDialog.tsx'
import styles from '../../shared/blacklist/blacklist.module.css'

export const BusiestAddressesDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useQuery({
    ...queryOf('GET /admin/v1/blacklist/ip_list', { size: 50 }),
    staleTime: 0,
  })
  const [blocking, setBlocking] = useState<string>()
  const highest = data?.list[0]?.count ?? 1
  return (
    <>
      <Dialog title="近一小时最忙的地址" onClose={onClose}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Skeleton rows={8}>
            <div className={styles.busy}>
              <SkeletonBar width="60%" />
            </div>
          </Skeleton>
        )}
        {data?.list.length === 0 && <EmptyState title="近一小时没有人来过" />}
        <ul>
          {data?.list.map(({ ip, count, blacklisted }) => (
            <li key={ip} className={styles.busy}>
              <span className={styles.address}>
                {ip}
                <i style={{ width: `${Math.max(2, (count / highest) * 100)}%` }} />
              </span>
              <span className="num">{formatCount(count)}</span>
              {blacklisted ? (
                <Badge tone="bad">已拉黑</Badge>
              ) : (
                <button type="button" className="btn btn-small btn-line" onClick={() => setBlocking(ip)}>
                  加入黑名单
                </button>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
      {blocking && (
        <BlockDialog
          ip={blocking}
          reason="近一小时请求过多"
          onClose={() => {
            setBlocking(undefined)
            void refetch()
          }}
        />
      )}
    </>
  )
}
