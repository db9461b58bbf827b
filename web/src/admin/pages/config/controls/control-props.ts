import type { ComponentType } from 'react'
import type { FieldErrors, FieldSchema } from '../setting-schema.ts'

export interface ControlProps<T = unknown> {
  label: string
  schema: FieldSchema
  /** Unique in the form. */
  name: string
  value: T
  /** The loaded value of the setting's field; undefined inside of lists and objects. */
  stored?: unknown
  errors: FieldErrors
  onChange: (value: unknown) => void
  onBlur: () => void
}

/** A control that holds other fields: it gets their control as a prop, because both modules would import each other. */
export interface NestingProps<T> extends ControlProps<T> {
  Field: ComponentType<ControlProps>
}

/** Errors of a nested field. */
export const innerErrors = (errors: FieldErrors, inner: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path === inner ? [['', message]] : path.startsWith(`${inner}.`) ? [[path.slice(inner.length + 1), message]] : [],
    ),
  )

/** The field's own error, or the first of a list's entries, which have no place of their own. */
export const firstError = (errors: FieldErrors): string => {
  const [first] = Object.entries(errors)
  if (!first) return ''
  const [path, message] = first
  return /^\d+$/.test(path) ? `第 ${Number(path) + 1} 项：${message}` : path === '' ? message : `${path}：${message}`
}
