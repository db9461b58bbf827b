import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const logger = fileURLToPath(new URL('logger.ts', import.meta.url))

const scriptOf = (work: string): string =>
  `import { createLogger, createRequestLog } from ${JSON.stringify(logger)}
  const log = createLogger('disk', 'info')
  ${work}`

const linesAfter = (work: string): string[] => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', scriptOf(work)], { encoding: 'utf8' })
  return stdout.split('\n').slice(0, -1)
}

const messagesOf = (lines: readonly string[]): unknown[] =>
  lines.map((line) => (JSON.parse(line) as { msg: string }).msg)

const first = 'for (let number = 0; number < 500; number++) log.info(String(number));'
const numbers = Array.from({ length: 500 }, (_, number) => String(number))

it.each([
  ['comes to its end', ''],
  ['exits', 'process.exit(0)'],
  ['is told to stop', 'log.flush(() => process.exit(0))'],
  ['ends with a fatal line', 'log.fatal("500"); process.kill(process.pid, "SIGKILL")'],
  [
    'ends with a fatal line while its threads have other work',
    `for (let thread = 0; thread < 8; thread++) process.getBuiltinModule('node:crypto').pbkdf2('', '', 1e6, 64, 'sha512', () => {})
    log.fatal("500"); process.kill(process.pid, "SIGKILL")`,
  ],
])('writes all lines in their order when a process %s', (_, end) => {
  expect(messagesOf(linesAfter(first + end)).slice(0, 500)).toEqual(numbers)
})

it('writes the lines of every logger without blocking the process', async () => {
  const line = '{ request_id: "r", route: "GET /", method: "GET", status: 200, ms: 1, client: "" }'
  const work = `log.info("one"); createRequestLog(log)(${line}, { traceId: "t" }); log.info("two"); setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', scriptOf(work)])
  try {
    let text = ''
    child.stdout.on('data', (part: Buffer) => (text += part.toString()))
    await expect.poll(() => text.split('\n').length).toBe(4)
    expect(messagesOf(text.split('\n').slice(0, -1))).toEqual(['one', 'request', 'two'])
  } finally {
    child.kill('SIGKILL')
  }
})
