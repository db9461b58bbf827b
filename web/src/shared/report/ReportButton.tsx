import { lazy, useState } from 'react'
import { LazyPart } from '../../ui/feedback/LazyPart.tsx'

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

interface ReportButtonProps {
  docId: string
  label: string
  /** Names the resource where a page has several of these buttons. */
  ariaLabel?: string
}

export const ReportButton = ({ docId, label, ariaLabel }: ReportButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-label={ariaLabel} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <LazyPart>
          <ReportDialog docId={docId} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  )
}
