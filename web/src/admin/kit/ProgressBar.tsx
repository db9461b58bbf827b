import { Progress } from 'semantic-ui-react'

interface ProgressBarProps {
  label: string
  done: number
  /** 0: unknown total; the bar shows activity only. */
  total: number
}

/** Semantic's bar has no role of its own. */
export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <Progress
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="progressbar"
    aria-label={label}
    size="tiny"
    className={total === 0 ? 'indeterminate' : ''}
    {...(total > 0
      ? { value: done, total, 'aria-valuenow': done, 'aria-valuemax': total }
      : { percent: 100, 'aria-valuetext': '进行中' })}
  />
)
