import { useState } from 'react'
import { copyText } from '../lib/browser/clipboard.ts'
import { Icon } from './icons/Icon.tsx'
import { checkIcon, copyIcon } from './icons/icons.ts'

const doneMs = 1600

export const CopyButton = ({
  text,
  label,
  className = 'btn btn-soft',
  ariaLabel,
}: {
  text: string
  label: string
  className?: string
  ariaLabel?: string
}) => {
  const [isDone, setDone] = useState(false)
  const copy = async (): Promise<void> => {
    await copyText(text)
    setDone(true)
    setTimeout(() => setDone(false), doneMs)
  }
  return (
    <button type="button" className={className} onClick={() => void copy()} aria-label={ariaLabel} title={ariaLabel}>
      <Icon of={isDone ? checkIcon : copyIcon} size={18} />
      {label}
    </button>
  )
}
