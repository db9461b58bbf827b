import type { ReactNode } from 'react'
import styles from './Mark.module.css'

export const Mark = ({ tone, children }: { tone: 'ok' | 'bad' | 'warn' | 'accent' | 'off'; children: ReactNode }) => (
  <span className={styles.mark} data-tone={tone}>
    {children}
  </span>
)
