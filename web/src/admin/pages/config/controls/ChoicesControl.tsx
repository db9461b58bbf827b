import { ChoicesField } from '../../../kit/form/ChoicesField.tsx'
import { splitLines } from '../../../kit/form/field-definitions.ts'
import type { ControlProps } from './control-props.ts'
import { firstError } from './control-props.ts'
import styles from './controls.module.css'

/** Several values of an enum. */
export const ChoicesControl = ({ label, schema, name, value, errors, onChange, onBlur }: ControlProps<string[]>) => (
  <ChoicesField
    label={label}
    hint={schema.help && <p className={styles.hint}>{schema.help}</p>}
    error={firstError(errors)}
    options={(schema.items?.enum ?? []).map((choice) => ({
      value: choice,
      label: schema.items?.labels?.[choice] ?? choice,
    }))}
    name={name}
    value={value.join('\n')}
    onChange={(text) => onChange(splitLines(text))}
    onBlur={onBlur}
  />
)
