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
  /** Of the call's input. */
  name: FieldName<S>
  label: string
  help?: ReactNode
  /** Takes both columns. */
  isWide?: boolean
  /** Words for a blank field, where the schema would take it. */
  required?: string
  /** What the schema cannot know. */
  rule?: Rule<string, EntityValues>
  /** Stands under the control: what fills it by a press. */
  extra?: (field: FormField<string>) => ReactNode
}

/** One field of a form: how it is asked for. What it takes, the schema says. */
export type EntityField<S extends Spec> = FieldBase<S> &
  (
    | { control: 'text'; placeholder?: string }
    | { control: 'area'; placeholder?: string }
    /** A list, in the form's values one a line; `tidy` makes of what was typed what is meant. */
    | { control: 'chips'; placeholder?: string; tidy?: (text: string) => string }
    | { control: 'number' }
    | { control: 'password' }
    | { control: 'moment' }
    | { control: 'select'; options: readonly Option[] }
    | { control: 'radio'; options: readonly Option[] }
  )

/** Fields that say nothing while they are blank. */
const mayBeLeftOut = new Set(['number', 'password'])

/** What the call is sent: everything, or for an update what differs from how it was. */
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

/** The items of a list that a form keeps as lines. */
export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** What a form says, as the call takes it. */
export const asCallInput = <S extends Spec>(
  fields: readonly EntityField<S>[],
  said: Record<string, string>,
): Record<string, string | string[]> => {
  const lists = new Set<string>(fields.filter(({ control }) => control === 'chips').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, lists.has(name) ? linesOf(value) : value]),
  )
}

/** The rules of a form: its fields' own, then the schema's. */
export const rulesOf = <S extends Spec>(
  schema: z.ZodType,
  fields: readonly EntityField<S>[],
  toInput: (values: EntityValues) => unknown,
): Rules<EntityValues> => {
  // All fields ask about the same values; the schema is asked once.
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
