import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, shieldIcon } from '../../ui/icons/icons.ts'
import styles from './CaptchaField.module.css'
import type { Captcha } from './use-captcha.ts'

export const CaptchaField = ({ captcha }: { captcha: Captcha }) => {
  const isSolved = captcha.token !== ''
  return (
    <button
      type="button"
      className={styles.captcha}
      data-solved={isSolved}
      aria-haspopup="dialog"
      onClick={() => void captcha.open()}
    >
      <Icon of={isSolved ? checkIcon : shieldIcon} />
      {isSolved ? '验证成功' : '点击完成安全验证'}
    </button>
  )
}
