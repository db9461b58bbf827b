import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Rules } from './rules.ts'

/** State of one field: spread it into TextField, PasswordField or FieldFrame. */
export interface FormField<T> {
  name: string
  value: T
  error: string
  onChange: (value: T) => void
  onBlur: () => void
}

export interface Form<V> {
  values: V
  field: <K extends keyof V & string>(name: K) => FormField<V[K]>
  set: (change: Partial<V>) => void
  /** Sets the values (default: the initial ones) and clears all errors. */
  reset: (values?: V) => void
  /** Returns a submit handler that calls `send` if all rules pass, and else focuses the first invalid field. */
  submit: (send: (values: V) => void) => (event: SubmitEvent<HTMLFormElement>) => void
  check: (name: keyof V & string) => boolean
}

/**
 * Form values and their errors. An error appears after blur of a filled-in field or after the first submit, and disappears as soon as
 * the value is valid.
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
