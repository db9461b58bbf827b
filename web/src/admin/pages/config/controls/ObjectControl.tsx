import type { NestingProps } from './control-props.ts'
import { innerErrors } from './control-props.ts'
import { isWide } from '../setting-schema.ts'
import type { FieldSchema } from '../setting-schema.ts'
import styles from './controls.module.css'

type ObjectProps = NestingProps<Record<string, unknown>>

/** The fields of an object, side by side where there is room. */
export const ObjectFields = ({ schema, name, value, errors, Field, onChange, onBlur }: ObjectProps) => (
  <div className={styles.fields}>
    {Object.entries(schema.properties ?? {}).map(([field, of]: [string, FieldSchema]) => (
      <div key={field} data-wide={isWide(of)}>
        <Field
          label={of.title ?? field}
          schema={of}
          name={`${name}.${field}`}
          value={value[field]}
          errors={innerErrors(errors, field)}
          onChange={(next) => onChange({ ...value, [field]: next })}
          onBlur={onBlur}
        />
      </div>
    ))}
  </div>
)

export const ObjectControl = (props: ObjectProps) => (
  <fieldset className={styles.object}>
    <legend>{props.label}</legend>
    <ObjectFields {...props} />
  </fieldset>
)
