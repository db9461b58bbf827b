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
  const [validated, setValidated] = useState<ReadonlySet<keyof V>>(new Set())
  const errorOf = (name: keyof V): string => rules[name]?.(values[name], values) ?? ''
  const validate = (...names: (keyof V)[]): void => setValidated((current) => new Set([...current, ...names]))
  const set = (change: Partial<V>): void => setValues((current) => ({ ...current, ...change }))
  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      error: validated.has(name) ? errorOf(name) : '',
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      onBlur: () => {
        if (values[name]) validate(name)
      },
    }),
    reset: (next = initial) => {
      setValues(next)
      setValidated(new Set())
    },
    submit: (send) => (event) => {
      event.preventDefault()
      const names = Object.keys(values) as (keyof V & string)[]
      validate(...names)
      const firstInvalid = names.find((name) => errorOf(name))
      if (firstInvalid === undefined) return send(values)
      const found = event.currentTarget.elements.namedItem(firstInvalid)
      const control = found instanceof RadioNodeList ? found[0] : found
      if (control instanceof HTMLElement) control.focus()
    },
    check: (name) => {
      validate(name)
      return !errorOf(name)
    },
  }
}
