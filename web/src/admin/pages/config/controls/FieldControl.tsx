import { FieldFrame } from '../../../../ui/form/FieldFrame.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { ChipsField } from '../../../kit/form/ChipsField.tsx'
import { splitLines } from '../../../kit/form/field-definitions.ts'
import cells from '../../../kit/table/cells.module.css'
import { formatCount } from '../../../../lib/text/text-format.ts'
import { controlKindOf } from '../setting-schema.ts'
import type { FieldSchema } from '../setting-schema.ts'
import { firstError } from './control-props.ts'
import type { ControlProps } from './control-props.ts'
import { ChoicesControl } from './ChoicesControl.tsx'
import { CronControl } from './CronControl.tsx'
import { CssControl } from './CssControl.tsx'
import { ImageControl } from './ImageControl.tsx'
import { ObjectControl } from './ObjectControl.tsx'
import { ObjectListControl } from './ObjectListControl.tsx'
import { RecordControl } from './RecordControl.tsx'
import type { RecordValue } from './RecordControl.tsx'
import { SecretControl } from './SecretControl.tsx'
import { TemplateControl } from './TemplateControl.tsx'
import styles from './controls.module.css'

/** A control for any field of a setting, chosen by the field's schema. */
export const FieldControl = (props: ControlProps) => {
  const { schema, label, name, value, stored, onChange, onBlur } = props
  const error = firstError(props.errors)
  const text = typeof value === 'string' ? value : ''
  const field = { name, label, hint: hintOf(schema), error, onBlur }
  switch (controlKindOf(schema)) {
    case 'switch':
      return <SwitchControl {...props} isOn={value === true} onSwitch={onChange} />
    case 'textSwitch':
      return <SwitchControl {...props} isOn={value === 'true'} onSwitch={(isOn) => onChange(String(isOn))} />
    case 'number':
      return (
        <TextField
          {...field}
          value={String((value as number | string | undefined) ?? '')}
          inputMode="numeric"
          autoComplete="off"
          onChange={(typed) => onChange(/^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : typed)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...field}
          value={text}
          options={(schema.enum ?? []).map((entry) => ({ value: entry, label: schema.labels?.[entry] ?? entry }))}
          onChange={onChange}
        />
      )
    case 'choices':
      return <ChoicesControl {...props} value={listOf(value)} />
    case 'texts':
      return (
        <ChipsField
          {...field}
          placeholder="输入后按回车添加"
          value={listOf(value).join('\n')}
          onChange={(lines) => onChange(splitLines(lines))}
        />
      )
    case 'objects':
      return (
        <ObjectListControl
          {...props}
          Field={FieldControl}
          value={Array.isArray(value) ? (value as Record<string, unknown>[]) : []}
        />
      )
    case 'object':
      return <ObjectControl {...props} Field={FieldControl} value={objectOf(value)} />
    case 'record':
      return <RecordControl {...props} value={objectOf(value) as RecordValue} />
    case 'secret':
      return (
        <SecretControl
          {...props}
          value={text}
          stored={typeof stored === 'string' ? stored : undefined}
          onChange={onChange}
          isList={false}
        />
      )
    case 'secretList':
      return (
        <SecretControl
          {...props}
          value={listOf(value).join('\n')}
          stored={stored === undefined ? undefined : listOf(stored).join('\n')}
          onChange={(lines) => onChange(splitLines(lines))}
          isList
        />
      )
    case 'css':
      return <CssControl {...props} value={text} />
    case 'template':
      return <TemplateControl {...props} value={text} />
    case 'cron':
      return <CronControl {...props} value={text} />
    case 'image':
      return <ImageControl {...props} value={text} />
    case 'longText':
      return <TextAreaField {...field} rows={4} value={text} onChange={onChange} />
    default:
      return <TextField {...field} value={text} autoComplete="off" spellCheck={false} onChange={onChange} />
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The field's help, and the range of a number. */
const hintOf = ({ help, type, minimum, maximum }: FieldSchema): string | undefined => {
  const range =
    type === 'integer' && minimum !== undefined && maximum !== undefined
      ? `${formatCount(minimum)}–${formatCount(maximum)}`
      : undefined
  return [help, range].filter(Boolean).join('；') || undefined
}

interface SwitchControlProps extends ControlProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

const SwitchControl = ({ label, schema, errors, name, isOn, onSwitch, onBlur }: SwitchControlProps) => (
  <div className={styles.switch}>
    <FieldFrame label={label} hint={schema.help} error={firstError(errors)}>
      {({ id, 'aria-describedby': describedBy }) => (
        <button
          id={id}
          aria-describedby={describedBy}
          type="button"
          role="switch"
          aria-label={label}
          name={name}
          className={cells.switch}
          aria-checked={isOn}
          onClick={() => onSwitch(!isOn)}
          onBlur={onBlur}
        />
      )}
    </FieldFrame>
  </div>
)
