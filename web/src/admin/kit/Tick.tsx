import type { MouseEvent } from 'react'
import styles from './Tick.module.css'

interface TickProps {
  label: string
  isOn: boolean
  isPartly?: boolean
  onChange: (event: MouseEvent<HTMLInputElement>) => void
}

export const Tick = ({ label, isOn, isPartly = false, onChange }: TickProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      ref={(element) => {
        if (element) element.indeterminate = isPartly
      }}
      // Only a click event has the shift key; the space key triggers a click, too.
      onChange={() => undefined}
      onClick={onChange}
    />
  </label>
)
