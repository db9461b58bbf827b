import type { ReactNode } from 'react'
import { formatCount } from '../../lib/text-format.ts'
import { Confirm } from './Confirm.tsx'
import styles from './Confirm.module.css'

interface ConfirmDeleteProps {
  /** With its measure word: 个卡密, 条黑名单. */
  noun: string
  /** Names of the rows; empty for a deletion by filter. */
  names: readonly string[]
  count?: number
  children?: ReactNode
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

const shownNames = 5

export const ConfirmDelete = ({ noun, names, count = names.length, children, ...rest }: ConfirmDeleteProps) => (
  <Confirm title={`删除 ${formatCount(count)} ${noun}？`} action="删除" isDanger {...rest}>
    {names.length > 0 && (
      <ul className={styles.names}>
        {names.slice(0, shownNames).map((name, index) => (
          <li key={`${name}-${index}`}>{name}</li>
        ))}
        {names.length > shownNames && <li className={styles.more}>……等 {formatCount(names.length)} 项</li>}
      </ul>
    )}
    {children}
  </Confirm>
)
