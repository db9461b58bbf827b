import { Metadata, status } from '@grpc/grpc-js'
import { expect, it } from 'vitest'
import { AppError, errorKinds } from '../errors.ts'
import { fromStatus, toStatus } from './status.ts'

const travel = (error: unknown): AppError => {
  const { code, details, metadata } = toStatus(error)
  return fromStatus(Object.assign(new Error(details), { code, details, metadata }))
}

it.for(errorKinds)('returns an error of kind %s to the caller as it was thrown', (kind) => {
  const error = new AppError(kind, 'disk.some_code', '出错了', {
    retryAfterSeconds: 3,
    fields: ['text'],
    data: { cost_coin: 5 },
  })
  expect(travel(error)).toMatchObject({ kind, code: error.code, message: '出错了', details: error.details })
})

it('hides internal errors from the caller', () => {
  expect(travel(new Error('password of db is hunter2'))).toMatchObject({ kind: 'internal', code: 'internal' })
  expect(JSON.stringify(toStatus(new Error('hunter2')))).not.toContain('hunter2')
})

it('reports an unreachable store as unavailable', () => {
  expect(travel(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toMatchObject({ kind: 'unavailable' })
})

it('truncates an endless error to fit the headers', () => {
  const error = new AppError('invalid', 'task.bad', '错'.repeat(100_000), {
    fields: Array.from({ length: 999 }, () => '名'.repeat(999)),
  })
  expect(String(toStatus(error).metadata?.get('pandex-error-bin')[0]).length).toBeLessThan(7_000)
  expect(travel(error)).toMatchObject({ kind: 'invalid', code: 'task.bad' })
})

it.for([status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED, status.RESOURCE_EXHAUSTED])(
  'treats the bare status %i as an unreachable service',
  (code) => {
    const error = Object.assign(new Error('x'), { code, details: '', metadata: new Metadata() })
    expect(fromStatus(error)).toMatchObject({ kind: 'unavailable' })
  },
)
