import type { ReactNode, SubmitEventHandler } from 'react'
import styles from './form.module.css'

interface FormProps {
  /** Of useForm: `form.submit(send)`. */
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * A column of fields. The rules of the form judge, not the browser's; and should it be submitted before the script is there,
 * then never with its values in the address.
 */
export const Form = ({ onSubmit, children }: FormProps) => (
  <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
    {children}
  </form>
)
