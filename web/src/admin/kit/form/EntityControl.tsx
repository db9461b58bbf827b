import type { Spec } from '../../../lib/api/api.ts'
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { RadioField } from '../../../ui/form/RadioField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'
import { ChipsField } from './ChipsField.tsx'
import type { EntityField } from './field-definitions.ts'

export const EntityControl = <S extends Spec>({ of, field }: { of: EntityField<S>; field: FormField<string> }) => {
  const named = { ...field, label: of.label, hint: of.help }
  if (of.control === 'select') return <SelectField {...named} options={of.options} />
  if (of.control === 'radio') return <RadioField {...named} options={of.options} />
  if (of.control === 'moment') return <DateTimeField {...named} />
  if (of.control === 'number') return <TextField {...named} inputMode="numeric" autoComplete="off" />
  if (of.control === 'password') return <PasswordField {...named} autoComplete="new-password" />
  if (of.control === 'chips')
    return <ChipsField {...named} placeholder={of.placeholder ?? ''} {...(of.tidy && { tidy: of.tidy })} />
  if (of.control === 'area') return <TextAreaField {...named} placeholder={of.placeholder ?? ''} />
  return <TextField {...named} placeholder={of.placeholder ?? ''} autoComplete="off" spellCheck={false} />
}
