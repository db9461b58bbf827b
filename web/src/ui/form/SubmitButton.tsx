import styles from './form.module.css'

interface SubmitButtonProps {
  label: string
  pendingLabel: string
  isPending: boolean
  isDisabled?: boolean
}

export const SubmitButton = ({ label, pendingLabel, isPending, isDisabled = false }: SubmitButtonProps) => (
  <button type="submit" className={`btn btn-solid ${styles.submit}`} disabled={isPending || isDisabled}>
    {isPending ? pendingLabel : label}
  </button>
)
