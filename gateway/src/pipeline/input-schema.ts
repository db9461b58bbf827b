import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import type { Route } from '../routes/route.ts'

/** Keys that could cause prototype pollution. */
const reservedKeys = new Set(['__proto__', 'constructor', 'prototype'])

export const mergeInput = (...sources: Record<string, unknown>[]): Record<string, unknown> =>
  Object.fromEntries(sources.flatMap((source) => Object.entries(source)).filter(([key]) => !reservedKeys.has(key)))

const toStrictSchema = (input: z.ZodType): z.ZodType => {
  if (input instanceof z.ZodObject) return input.strict()
  if (input instanceof z.ZodPipe) return z.pipe(toStrictSchema(input.in as z.ZodType), input.out as z.ZodType)
  throw new Error('the input of a guarded route must be an object')
}

/**
 * The input schema of a route. Authenticated routes refuse unknown keys, so that a misspelt or forbidden field is not silently dropped;
 * public ones ignore them.
 */
export const inputSchemaOf = ({ auth, input }: Pick<Route, 'auth' | 'input'>): z.ZodType =>
  auth === 'user' || auth === 'admin' ? toStrictSchema(input) : input

const toInputError = (issue: z.core.$ZodIssue | undefined): AppError => {
  const field = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : (issue?.path.join('.') ?? '')
  const name = field.slice(0, 50)
  const msg = issue?.code === 'unrecognized_keys' ? `参数错误：没有参数 ${name}` : `参数错误：${name}`
  return new AppError('invalid', 'gateway.bad_input', name === '' ? '参数错误' : msg, { fields: [name] })
}

/** @throws AppError `invalid` naming the first invalid field */
export const parseInput = (schema: z.ZodType, input: unknown): unknown => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw toInputError(parsed.error.issues[0])
}
