import { passwordStrength } from './password-strength.ts'
import styles from './PasswordStrength.module.css'

const words = ['还太短', '容易被猜到', '一般', '很难猜到']

export const PasswordStrength = ({ password }: { password: string }) => {
  if (!password) return '8–128 个字符，越长越安全'
  const level = passwordStrength(password)
  return (
    <span className={styles.strength} data-level={level}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {words[level]}
    </span>
  )
}
