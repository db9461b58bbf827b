import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '../../../ui/feedback/ErrorBoundary.tsx'
import styles from '../../../shared/doc/doc.module.css'

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

export const Report = ({ docId }: { docId: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.report}>
      链接打不开，或者内容不符？{' '}
      <button type="button" onClick={() => setOpen(true)}>
        反馈问题
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ReportDialog docId={docId} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
