import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form'
import type { z } from 'zod'
import type { Spec } from '../../../lib/api/api.ts'
import type { EntityField, EntityValues } from './field-definitions.ts'
import { issueMessage } from './issue-message.ts'

/** First message of a field's error. The error of a list contains the errors of its entries. */
const firstMessage = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return ''
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error).map(firstMessage).find(Boolean) ?? ''
}

/** Validates the fields' own rules and the call's input, which `toInput` makes of the form's values. */
export const createResolver = <S extends Spec>(
  schema: z.ZodType,
  fields: readonly EntityField<S>[],
  toInput: (values: EntityValues) => unknown,
): Resolver<EntityValues> => {
  const resolveInput = zodResolver(schema as z.ZodType<unknown, EntityValues>, { error: issueMessage })
  return async (values, context, options) => {
    const { errors } = await resolveInput(toInput(values) as EntityValues, context, options)
    const messages = fields.flatMap(({ name, required, rule }) => {
      const value = values[name] ?? ''
      const ownMessage = required && !value.trim() ? required : rule?.(value, values)
      const message = ownMessage || firstMessage((errors as Record<string, unknown>)[name])
      return message ? [[name, { type: 'validate', message }]] : []
    })
    return toResult(values, Object.fromEntries(messages))
  }
}

/** Merges resolvers of different fields. Unchanged fields are not sent, so they have no error: many shares have no known sharer. */
export const changedOnly =
  (initial: EntityValues, resolvers: readonly Resolver<EntityValues>[]): Resolver<EntityValues> =>
  async (values, context, options) => {
    const results = await Promise.all(resolvers.map(async (resolve) => resolve(values, context, options)))
    const errors: FieldErrors<EntityValues> = Object.assign({}, ...results.map((result) => result.errors))
    for (const name of Object.keys(errors)) if (values[name] === initial[name]) delete errors[name]
    return toResult(values, errors)
  }

const toResult = (values: EntityValues, errors: FieldErrors<EntityValues>): ResolverResult<EntityValues> =>
  Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
