import { Checkbox as SemanticCheckbox } from 'semantic-ui-react'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  label: string
  isChecked: boolean
  isIndeterminate?: boolean
  /** `isRange`: with the shift key. */
  onChange: (isRange: boolean) => void
}

export const Checkbox = ({ label, isChecked, isIndeterminate = false, onChange }: CheckboxProps) => (
  <SemanticCheckbox
    className={styles.tick}
    aria-label={label}
    checked={isChecked}
    indeterminate={isIndeterminate}
    onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
  />
)
