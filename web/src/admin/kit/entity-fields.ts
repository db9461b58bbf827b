import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ApiInput, Spec } from '../../lib/api.ts'
import type { Rule, Rules } from '../../ui/form/rules.ts'
import type { Option } from '../../ui/form/SelectField.tsx'
import type { FormField } from '../../ui/form/use-form.ts'
import { complaintsOf } from './schema-words.ts'

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
  extra?: (field: FormField<string>) => ReactNode
}

export type EntityField<S extends Spec> = FieldBase<S> &
  (
    | { control: 'text'; placeholder?: string }
    | { control: 'area'; placeholder?: string }
    /** A list, stored as lines in the form's values; `tidy` normalizes an entry. */
    | { control: 'chips'; placeholder?: string; tidy?: (text: string) => string }
    | { control: 'number' }
    | { control: 'password' }
    | { control: 'moment' }
    | { control: 'select'; options: readonly Option[] }
    | { control: 'radio'; options: readonly Option[] }
  )

const mayBeLeftOut = new Set(['number', 'password'])

/** Input of the call: all fields, or for an update the changed fields. */
export const inputOf = <S extends Spec>(
  fields: readonly EntityField<S>[],
  values: EntityValues,
  before: EntityValues | undefined,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, control }) => {
      const value = values[name] ?? ''
      const isSaid = before ? value !== (before[name] ?? '') : true
      return isSaid && !(value === '' && mayBeLeftOut.has(control)) ? [[name, value]] : []
    }),
  )

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

export const asCallInput = <S extends Spec>(
  fields: readonly EntityField<S>[],
  said: Record<string, string>,
): Record<string, string | string[]> => {
  const lists = new Set<string>(fields.filter(({ control }) => control === 'chips').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, lists.has(name) ? linesOf(value) : value]),
  )
}

export const rulesOf = <S extends Spec>(
  schema: z.ZodType,
  fields: readonly EntityField<S>[],
  toInput: (values: EntityValues) => unknown,
): Rules<EntityValues> => {
  // Validates once per `values` object, because every field asks for its error.
  const known = new WeakMap<EntityValues, Readonly<Record<string, string>>>()
  const complaintsAbout = (values: EntityValues): Readonly<Record<string, string>> => {
    const complaints = known.get(values) ?? complaintsOf(schema, toInput(values))
    known.set(values, complaints)
    return complaints
  }
  const ruleOf =
    ({ name, required, rule }: EntityField<S>): Rule<string, EntityValues> =>
    (value, values) => {
      if (required && !value.trim()) return required
      return rule?.(value, values) || (complaintsAbout(values)[name] ?? '')
    }
  return Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]))
}
