import type { ReactNode } from 'react'
import { failureOf } from '../../lib/api/api.ts'
import { useDelayedTrue } from '../../lib/browser/use-delayed.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon, refreshIcon } from '../icons/icons.ts'
import styles from './states.module.css'

export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.state}>
    <svg className={styles.figure} viewBox="0 0 96 48" aria-hidden="true" focusable="false">
      <circle cx="48" cy="24" r="22" />
      <circle cx="48" cy="24" r="14" />
      <circle cx="48" cy="24" r="6" />
      <path d="M4 24h88" />
    </svg>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
)

export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className={styles.state} role="alert">
    <span className={styles.alarm}>
      <Icon of={alertIcon} size={28} />
    </span>
    <p className={styles.title}>{failureOf(error).msg}</p>
    <button type="button" className="btn btn-soft" onClick={onRetry}>
      <Icon of={refreshIcon} size={18} />
      重试
    </button>
  </div>
)

export const Skeleton = ({ rows, children }: { rows: number; children: ReactNode }) => {
  const isShown = useDelayedTrue(true)
  return (
    <div className={styles.skeleton} data-shown={isShown} aria-busy="true">
      <span className="vh">加载中...</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true">
          {children}
        </div>
      ))}
    </div>
  )
}

export const SkeletonBar = ({ width, height = 16 }: { width: string; height?: number }) => (
  <span className={styles.bar} style={{ width, height }} />
)
