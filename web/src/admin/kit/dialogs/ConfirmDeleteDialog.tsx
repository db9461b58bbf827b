import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/text/text-format.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './ConfirmDialog.module.css'

interface ConfirmDeleteDialogProps {
  /** With its measure word: 个卡密, 条黑名单. */
  noun: string
  /** Names of the rows; empty for a deletion by filter. */
  names: readonly string[]
  count?: number
  children?: ReactNode
  /** Text that the user must type before a permanent deletion. */
  requiredText?: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

const maxShownNames = 5

export const ConfirmDeleteDialog = ({
  noun,
  names,
  count = names.length,
  children,
  ...rest
}: ConfirmDeleteDialogProps) => (
  <ConfirmDialog title={`删除 ${formatCount(count)} ${noun}？`} action="删除" isDanger {...rest}>
    {names.length > 0 && (
      <ul className={styles.names}>
        {names.slice(0, maxShownNames).map((name, index) => (
          <li key={`${name}-${index}`}>{name}</li>
        ))}
        {names.length > maxShownNames && <li className={styles.more}>……等 {formatCount(names.length)} 项</li>}
      </ul>
    )}
    {children}
  </ConfirmDialog>
)
