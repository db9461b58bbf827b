import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Rules } from './rules.ts'

/** What a field needs to know: spread it into TextField, PasswordField or FieldFrame. */
export interface FormField<T> {
  name: string
  value: T
  /** Empty as long as there is nothing to say. */
  error: string
  onChange: (value: T) => void
  onBlur: () => void
}

export interface Form<V> {
  values: V
  field: <K extends keyof V & string>(name: K) => FormField<V[K]>
  set: (change: Partial<V>) => void
  /** Back to other values (or the first ones), all complaints forgotten. */
  reset: (values?: V) => void
  /** Handler of the form's submit: `send` is called only when every rule is content; else the first bad field gets the focus. */
  submit: (send: (values: V) => void) => (event: SubmitEvent<HTMLFormElement>) => void
  /** Looks at one field and shows its complaint; whether it is good. */
  check: (name: keyof V & string) => boolean
}

/**
 * Values of a form and what is wrong with them. A complaint is shown after a field with something in it was left, or after
 * the first try to submit, and goes as soon as the value is good.
 */
export const useForm = <V extends object>(initial: V, rules: Rules<V> = {}): Form<V> => {
  const [values, setValues] = useState(initial)
  const [judged, setJudged] = useState<ReadonlySet<keyof V>>(new Set())
  const complaintOf = (name: keyof V): string => rules[name]?.(values[name], values) ?? ''
  const judge = (...names: (keyof V)[]): void => setJudged((known) => new Set([...known, ...names]))
  const set = (change: Partial<V>): void => setValues((known) => ({ ...known, ...change }))
  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      error: judged.has(name) ? complaintOf(name) : '',
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      onBlur: () => {
        if (values[name]) judge(name)
      },
    }),
    reset: (next = initial) => {
      setValues(next)
      setJudged(new Set())
    },
    submit: (send) => (event) => {
      event.preventDefault()
      const names = Object.keys(values) as (keyof V & string)[]
      judge(...names)
      const bad = names.find((name) => complaintOf(name))
      if (bad === undefined) return send(values)
      const found = event.currentTarget.elements.namedItem(bad)
      const control = found instanceof RadioNodeList ? found[0] : found
      if (control instanceof HTMLElement) control.focus()
    },
    check: (name) => {
      judge(name)
      return !complaintOf(name)
    },
  }
}
