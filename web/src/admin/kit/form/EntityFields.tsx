import { Controller } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import type { Spec } from '../../../lib/api/api.ts'
import type { FormField } from '../../../ui/form/use-form.ts'
import { EntityControl } from './EntityControl.tsx'
import type { EntityField, EntityValues } from './field-definitions.ts'
import styles from './EntityForm.module.css'

interface EntityFieldsProps<S extends Spec> {
  of: readonly EntityField<S>[]
  control: Control<EntityValues>
}

export const EntityFields = <S extends Spec>({ of: fields, control }: EntityFieldsProps<S>) => (
  <div className={styles.fields}>
    {fields.map((field) => (
      <Controller
        key={field.name}
        name={field.name}
        control={control}
        render={({ field: { name, value, onChange, onBlur }, fieldState: { error } }) => {
          const formField: FormField<string> = {
            name,
            value: value ?? '',
            error: error?.message ?? '',
            onChange,
            // An empty field that only lost the focus shows no error.
            onBlur: () => value && onBlur(),
          }
          return (
            <div data-wide={field.isWide ?? field.control === 'textarea'}>
              <EntityControl of={field} field={formField} />
              {field.extra && <div className={styles.extra}>{field.extra(formField)}</div>}
            </div>
          )
        }}
      />
    ))}
  </div>
)
