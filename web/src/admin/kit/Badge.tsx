import type { ReactNode } from 'react'
import { Label } from 'semantic-ui-react'
import styles from './Badge.module.css'

export type BadgeTone = 'ok' | 'bad' | 'warn' | 'accent' | 'off'

export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <Label as="span" className={styles.mark} data-tone={tone}>
    {children}
  </Label>
)
