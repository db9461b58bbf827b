import { failureOf } from '../../lib/api/api.ts'
import { Icon } from '../icons/Icon.tsx'
import { alertIcon } from '../icons/icons.ts'
import styles from './form.module.css'

export const FormFailure = ({ error }: { error: unknown }) => {
  if (!error) return null
  return (
    <p className={styles.failure} role="alert">
      <Icon of={alertIcon} size={18} />
      {failureOf(error).msg}
    </p>
  )
}
