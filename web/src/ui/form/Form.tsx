import type { ReactNode, SubmitEventHandler } from 'react'
import styles from './form.module.css'

interface FormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * `noValidate` leaves validation to the rules of useForm. `method="post"` keeps the values out of the URL if the form is submitted before
 * the script is loaded.
 */
export const Form = ({ onSubmit, children }: FormProps) => (
  <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
    {children}
  </form>
)
