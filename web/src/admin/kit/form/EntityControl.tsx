import type { Spec } from '../../../lib/api/api.ts'
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { RadioField } from '../../../ui/form/RadioField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'
import { ChipsField } from './ChipsField.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import type { EntityField } from './field-definitions.ts'

export const EntityControl = <S extends Spec>({ of, field }: { of: EntityField<S>; field: FormField<string> }) => {
  const props = { ...field, label: of.label, hint: of.help }
  if (of.control === 'select') return <SelectField {...props} options={of.options} />
  if (of.control === 'radio') return <RadioField {...props} options={of.options} />
  if (of.control === 'choices') return <ChoicesField {...props} options={of.options} />
  if (of.control === 'dateTime') return <DateTimeField {...props} />
  if (of.control === 'number') return <TextField {...props} inputMode="numeric" autoComplete="off" />
  if (of.control === 'decimal') return <TextField {...props} inputMode="decimal" autoComplete="off" />
  if (of.control === 'password') return <PasswordField {...props} autoComplete="new-password" />
  if (of.control === 'chips')
    return (
      <ChipsField {...props} placeholder={of.placeholder ?? ''} {...(of.normalize && { normalize: of.normalize })} />
    )
  if (of.control === 'textarea') return <TextAreaField {...props} placeholder={of.placeholder ?? ''} />
  return <TextField {...props} placeholder={of.placeholder ?? ''} autoComplete="off" spellCheck={false} />
}
