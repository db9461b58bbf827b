import { expect, it } from 'vitest'
import { isDependencyError } from './dependency-error.ts'
import { AppError, internalError, unavailableError } from '../errors.ts'

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code })

it.for([
  unavailableError(),
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('40P01'),
  withCode('57014'),
  withCode('08006'),
  withCode('53300'),
  new Error('Connection terminated unexpectedly'),
  Object.assign(new Error('rejected'), { statusCode: 429 }),
  new TypeError('fetch failed', { cause: withCode('ECONNRESET') }),
  internalError(withCode('EPIPE')),
])('retries while a dependency is unavailable: %s', (error) => {
  expect(isDependencyError(error)).toBe(true)
})

it.for([
  new Error('boom'),
  new AppError('not_found', 'disk.unknown', '资源不存在'),
  withCode('23505'),
  Object.assign(new Error('rejected'), { statusCode: 400 }),
  'text',
  undefined,
])('does not retry when the work itself is invalid: %s', (error) => {
  expect(isDependencyError(error)).toBe(false)
})
