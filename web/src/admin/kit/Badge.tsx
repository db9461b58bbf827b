import type { ReactNode } from 'react'
import { Label } from 'semantic-ui-react'
import styles from './Badge.module.css'

export const Badge = ({ tone, children }: { tone: 'ok' | 'bad' | 'warn' | 'accent' | 'off'; children: ReactNode }) => (
  <Label as="span" className={styles.mark} data-tone={tone}>
    {children}
  </Label>
)
