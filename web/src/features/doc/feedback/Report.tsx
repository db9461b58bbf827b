import styles from '../../../shared/doc/doc.module.css'
import { ReportButton } from '../../../shared/report/ReportButton.tsx'

export const Report = ({ docId }: { docId: string }) => (
  <div className={styles.report}>
    链接打不开，或者内容不符？ <ReportButton docId={docId} label="反馈问题" />
  </div>
)
