import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'

const linesOf = (work: (log: ReturnType<typeof createLogger>) => void): string[] => {
  const lines: string[] = []
  work(createLogger('disk', 'info', { write: (line) => void lines.push(line) }))
  return lines
}

it('writes no planted secret, in any object and at any depth', () => {
  const error = Object.assign(new Error('connect postgres://app:planted@db:5432/x'), {
    detail: 'Key (email)=(planted) already exists.',
    meta: { body: 'planted' },
    cause: new Error('cause', { cause: new Error('redis://:planted@redis') }),
  })
  const text = linesOf((log) => {
    log.info({ password: 'planted', body: { list: [{ disk_pass: 'planted', new_password: 'planted' }] } }, 'request')
    log.info({ headers: { Authorization: 'Bearer planted', cookie: 'planted' }, env: { JWT_PRIVATE_KEY: 'planted' } })
    log.info({ url: 'postgres://app:planted@db/x', jwt: `eyJhbGciOiJFZERTQSJ9.eyJwbGFudGVkIjoxfQ.planted` })
    log.error({ err: error }, 'failed')
  }).join('')
  expect(text).not.toMatch(/planted/)
  expect(text.split('\n')).toHaveLength(5)
})

it('keeps type, message, stack and code of an error and of its causes', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const [line = ''] = linesOf((log) => log.error({ err: new TypeError('no answer', { cause }) }, 'failed'))
  const { err } = JSON.parse(line) as { err: Record<string, unknown> }
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'no answer',
    cause: { message: 'refused', code: 'ECONNREFUSED' },
  })
  expect(err.stack).toContain('logger.test.ts')
})

it('writes one line of JSON for a text with line breaks', () => {
  const lines = linesOf((log) => log.info({ text: 'a\n{"level":"fatal"}' }, 'b\nc'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', service: 'disk', msg: 'b\nc' })
})
