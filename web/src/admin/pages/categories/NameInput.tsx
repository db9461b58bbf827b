import { useRef, useState } from 'react'
import styles from './categories.module.css'

interface NameInputProps {
  label: string
  initial?: string
  /** The input closes after a save, unless `again` keeps it open for the next name. */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
  keepsOpen?: boolean
}

const maxLength = 50

/** Inline name input: Enter saves, Escape cancels, blur saves unless it is empty. */
export const NameInput = ({ label, initial = '', onSave, onClose, keepsOpen = false }: NameInputProps) => {
  const [name, setName] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const isOver = useRef(false)
  const close = (): void => {
    isOver.current = true
    onClose()
  }
  const save = async (isLeaving: boolean): Promise<void> => {
    const next = name.trim()
    if (isBusy || isOver.current) return
    if (!next || next === initial) return close()
    setBusy(true)
    try {
      await onSave(next)
      setName('')
      if (isLeaving || !keepsOpen) close()
    } catch {
      // A toast already shows the error; the text stays for a correction.
    } finally {
      setBusy(false)
    }
  }
  return (
    <input
      className={styles.name}
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this input
      autoFocus
      readOnly={isBusy}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save(true)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') void save(false)
        if (event.key === 'Escape') close()
      }}
    />
  )
}
