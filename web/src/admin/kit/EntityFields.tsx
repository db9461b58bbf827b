import type { Spec } from '../../lib/api.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { EntityControl } from './EntityControl.tsx'
import type { EntityField, EntityValues } from './entity-fields.ts'
import styles from './EntityForm.module.css'

export const EntityFields = <S extends Spec>({
  of: fields,
  form,
}: {
  of: readonly EntityField<S>[]
  form: Form<EntityValues>
}) => (
  <div className={styles.fields}>
    {fields.map((field) => {
      const bound = form.field(field.name)
      return (
        <div key={field.name} data-wide={field.isWide ?? field.control === 'area'}>
          <EntityControl of={field} field={bound} />
          {field.extra && <div className={styles.extra}>{field.extra(bound)}</div>}
        </div>
      )
    })}
  </div>
)
