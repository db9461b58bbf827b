import { nextRuns } from '@pandex/contracts/settings/next-runs'
import { useNow } from '../../../../lib/browser/clock.ts'
import { formatDateTime } from '../../../../lib/text/text-format.ts'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { firstError } from './control-props.ts'
import type { ControlProps } from './control-props.ts'

/** A cron expression with its next three runs. */
export const CronControl = ({ label, schema, name, value, errors, onChange, onBlur }: ControlProps<string>) => {
  const runs = nextRuns(value, new Date(useNow()), 3).map((run) => formatDateTime(run.toISOString()))
  const hint = value.trim() === '' ? '不执行' : runs.length > 0 ? `接下来：${runs.join('，')}` : schema.message
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      error={firstError(errors)}
      value={value}
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
