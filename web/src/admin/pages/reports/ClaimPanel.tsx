import { useState } from 'react'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Inspector } from '../../kit/dialogs/Inspector.tsx'
import { Time } from '../../kit/table/columns.tsx'
import { AdvanceDialog } from './AdvanceDialog.tsx'
import { claimTag, nameOf, stepActions, stepsAfter } from './labels.ts'
import type { Claim, ClaimStep } from './labels.ts'
import { Takedown } from './Takedown.tsx'
import styles from './reports.module.css'

export const ClaimPanel = ({ claim, onClose }: { claim: Claim; onClose: () => void }) => {
  const [step, setStep] = useState<ClaimStep>()
  const steps = stepsAfter(claim.state)
  const { label, tone } = claimTag(claim.state)
  return (
    <Inspector title={nameOf(claim)} onClose={onClose}>
      {steps.length > 0 && (
        <div className={styles.actions}>
          {steps.map((option) => (
            <button
              key={option}
              type="button"
              className={`btn btn-small ${stepActions[option].isDanger ? 'btn-danger' : 'btn-line'}`}
              onClick={() => setStep(option)}
            >
              {option === 'decision' && claim.state === 'removed' ? '重新裁定' : stepActions[option].action}
            </button>
          ))}
        </div>
      )}
      <DescriptionList
        of={[
          [
            '进度',
            <Badge key="tag" tone={tone}>
              {label}
            </Badge>,
          ],
          ['公开', <Takedown key="takedown" of={claim.takedown} />],
          ['权利人', claim.claimant],
          ['邮箱', claim.contact],
          ['网盘', <DriveTag key="drive" type={claim.disk_type} />],
          ['投诉', <Time key="at" at={claim.create_time} />],
        ]}
      />
      <section className={styles.part}>
        <h3>作品和权利</h3>
        <p className={styles.text}>{claim.rights}</p>
      </section>
      <section className={styles.part}>
        <h3>侵权说明</h3>
        <p className={styles.text}>{claim.statement}</p>
      </section>
      <section className={styles.part}>
        <h3>处理记录</h3>
        <ol className={styles.entries}>
          {claim.steps.map(({ to_state: state, note, admin_id: adminId, create_time: at }) => (
            <li key={`${at} ${state}`}>
              <p>
                <b>{claimTag(state).label}</b>{' '}
                <span className={styles.hint}>
                  <Time at={at} /> {adminId > 0 && `管理员 ${adminId}`}
                </span>
              </p>
              {note && <p className={styles.text}>{note}</p>}
            </li>
          ))}
        </ol>
      </section>
      {step && (
        <AdvanceDialog
          claims={[claim]}
          step={step}
          isSingle
          onClose={() => setStep(undefined)}
          onDone={() => setStep(undefined)}
        />
      )}
    </Inspector>
  )
}
