import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Pagination } from '../../../ui/Pagination.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { pageSize } from '../api.ts'
import styles from './Ledger.module.css'
import { LedgerSkeleton } from './LedgerSkeleton.tsx'
import { tabAddress } from '../tabs.ts'
import type { TabName } from '../tabs.ts'

interface PagedProps<T> {
  query: UseQueryResult<T>
  tab: TabName
  page: number
  /** Filter of the list, kept from page to page. */
  status?: string
  empty: ReactNode
  children: (data: T) => ReactNode
}

export const Paged = <T extends { list: unknown[]; total: number }>({
  query,
  tab,
  page,
  status,
  empty,
  children,
}: PagedProps<T>) => {
  const { data, error, refetch, isPlaceholderData } = query
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LedgerSkeleton />
  if (data.total === 0) return empty
  if (data.list.length === 0) {
    return (
      <EmptyState title="没有这一页">
        <Link to={tabAddress(tab, 1, status)}>回到第一页</Link>
      </EmptyState>
    )
  }
  return (
    <div className={styles.paged} data-dimmed={isPlaceholderData}>
      {children(data)}
      <Pagination
        page={page}
        pages={Math.ceil(data.total / pageSize)}
        addressOf={(number) => tabAddress(tab, number, status)}
      />
    </div>
  )
}
