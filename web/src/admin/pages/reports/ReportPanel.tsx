import { reportVerdicts } from '@pandex/contracts/enums'
import type { ReportVerdict } from '@pandex/contracts/enums'
import { useState } from 'react'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import { Health } from '../../../ui/resource/Health.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Inspector } from '../../kit/dialogs/Inspector.tsx'
import { Time } from '../../kit/table/columns.tsx'
import { nameOf, reasonLabel, verdictActions, verdictTag } from './labels.ts'
import type { Report } from './labels.ts'
import { ResolveDialog } from './ResolveDialog.tsx'
import { Takedown } from './Takedown.tsx'
import styles from './reports.module.css'

export const ReportPanel = ({ report, onClose }: { report: Report; onClose: () => void }) => {
  const [verdict, setVerdict] = useState<ReportVerdict>()
  const { label, tone } = verdictTag(report.verdict)
  const actions = reportVerdicts.filter((option) => option !== report.verdict)
  return (
    <Inspector title={nameOf(report)} onClose={onClose}>
      <div className={styles.actions}>
        {actions.map((option) => (
          <button
            key={option}
            type="button"
            className={`btn btn-small ${verdictActions[option].isDanger ? 'btn-danger' : 'btn-line'}`}
            onClick={() => setVerdict(option)}
          >
            {verdictActions[option].action}
          </button>
        ))}
      </div>
      <DescriptionList
        of={[
          ['原因', reasonLabel(report.reason)],
          [
            '结果',
            <Badge key="tag" tone={tone}>
              {label}
            </Badge>,
          ],
          ['网盘', <DriveTag key="drive" type={report.disk_type} />],
          ['链接', <Health key="health" health={report.health} />],
          ['公开', <Takedown key="takedown" of={report.takedown} />],
          ['次数', formatCount(report.count)],
          ['最早', <Time key="first" at={report.first_time} />],
          ['最近', <Time key="last" at={report.last_time} />],
          ...(report.verdict
            ? ([
                ['处理', <Time key="handled" at={report.handled_at} />],
                ['处理人', `管理员 ${report.handled_by}`],
              ] as const)
            : []),
        ]}
      />
      {report.note && (
        <section className={styles.part}>
          <h3>处理说明</h3>
          <p className={styles.text}>{report.note}</p>
        </section>
      )}
      <section className={styles.part}>
        <h3>{report.count > report.latest.length ? `最近 ${report.latest.length} 次举报` : '举报'}</h3>
        <ol className={styles.entries}>
          {report.latest.map(({ text, contact, create_time: at }) => (
            <li key={`${at} ${text} ${contact}`}>
              <p className={styles.text}>{text || '没有补充说明'}</p>
              <p className={styles.hint}>
                <Time at={at} /> {contact}
              </p>
            </li>
          ))}
        </ol>
      </section>
      {verdict && (
        <ResolveDialog
          target={{ rows: [report] }}
          verdict={verdict}
          isSingle
          onClose={() => setVerdict(undefined)}
          onDone={() => {
            setVerdict(undefined)
            toast('success', '处理成功')
          }}
        />
      )}
    </Inspector>
  )
}
