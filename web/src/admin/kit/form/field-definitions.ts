import type { ReactNode } from 'react'
import type { ApiInput, Spec } from '../../../lib/api/api.ts'
import type { Rule } from '../../../ui/form/rules.ts'
import type { Option } from '../../../ui/form/SelectField.tsx'
import type { FormField } from '../../../ui/form/use-form.ts'

export type EntityValues = Record<string, string>

type FieldName<S extends Spec> = keyof ApiInput<S> & string

interface FieldBase<S extends Spec> {
  name: FieldName<S>
  label: string
  help?: ReactNode
  isWide?: boolean
  /** Error message for an empty value, where the schema would accept it. */
  required?: string
  rule?: Rule<string, EntityValues>
  /** Converts the text for the call, such as yuan to cents. Returns other text unchanged, for the schema to refuse. */
  toInput?: (text: string, values: EntityValues) => string
  extra?: (field: FormField<string>) => ReactNode
}

export type EntityField<S extends Spec> = FieldBase<S> &
  (
    | { control: 'text'; placeholder?: string }
    | { control: 'textarea'; placeholder?: string }
    /** A list, stored as lines in the form's values; `normalize` tidies an entry. */
    | { control: 'chips'; placeholder?: string; normalize?: (text: string) => string }
    /** Several of the options, stored as lines in the form's values. */
    | { control: 'choices'; options: readonly Option[] }
    | { control: 'number' }
    | { control: 'decimal' }
    | { control: 'password' }
    | { control: 'dateTime' }
    | { control: 'select'; options: readonly Option[] }
    | { control: 'radio'; options: readonly Option[] }
  )

const omittedWhenEmpty = new Set(['number', 'decimal', 'password'])

/** Input of the call: all fields, or for an update the changed fields. */
export const collectInput = <S extends Spec>(
  fields: readonly EntityField<S>[],
  values: EntityValues,
  before: EntityValues | undefined,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, control, toInput }) => {
      const text = values[name] ?? ''
      const value = toInput ? toInput(text, values) : text
      const isSent = before ? text !== (before[name] ?? '') : true
      return isSent && !(value === '' && omittedWhenEmpty.has(control)) ? [[name, value]] : []
    }),
  )

export const splitLines = (text: string): string[] => text.split('\n').filter(Boolean)

export const toCallInput = <S extends Spec>(
  fields: readonly EntityField<S>[],
  input: Record<string, string>,
): Record<string, string | string[]> => {
  const lists = new Set<string>(
    fields.filter(({ control }) => control === 'chips' || control === 'choices').map(({ name }) => name),
  )
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, lists.has(name) ? splitLines(value) : value]),
  )
}
