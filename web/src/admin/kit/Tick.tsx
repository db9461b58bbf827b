import type { MouseEvent } from 'react'
import styles from './Tick.module.css'

interface TickProps {
  label: string
  isOn: boolean
  /** Some of what it stands for. */
  isPartly?: boolean
  onChange: (event: MouseEvent<HTMLInputElement>) => void
}

/** A box to tick; larger to the finger than to the eye. */
export const Tick = ({ label, isOn, isPartly = false, onChange }: TickProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      ref={(element) => {
        if (element) element.indeterminate = isPartly
      }}
      // A change event does not know of the shift key, a click does; a press of the space key is a click, too.
      onChange={() => undefined}
      onClick={onChange}
    />
  </label>
)
