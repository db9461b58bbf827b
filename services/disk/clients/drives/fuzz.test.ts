import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import { diskTypes, type DiskType } from '@pandex/contracts/share-link'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DriveReply } from '../../../../deploy/simulators/drives/simulated-drive.ts'
import { openDriveFixture, shareAt, type DriveFixture } from '../../test/drives/drive-fixture.ts'
import { readChallenge } from './lzy-challenge.ts'
import { readLanzouPage } from './lzy-page.ts'

let fixture: DriveFixture
beforeAll(async () => {
  fixture = await openDriveFixture()
})
afterAll(() => fixture[Symbol.asyncDispose]())

const runs = 40

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

type Fields = Record<string, Record<string, unknown> | undefined> & Record<string, unknown>

const readFields = (text: string): Fields => {
  try {
    return Object(JSON.parse(text)) as Fields
  } catch {
    return {}
  }
}

const statesDead: Record<DiskType, (text: string, fields: Fields) => boolean> = {
  BDY: (_, { errno, list }) => [-7, -8, 105, 115, 116, 117, 145].includes(Number(errno)) || isEmptyList(list),
  ALY: (text, { file_count }) =>
    Object.is(file_count, 0) ||
    /ShareLink\.|"share_status":"(forbidden|illegal|cancell?ed|disabled|expired|invalid)"/i.test(text),
  QUARK: (_, { code, data }) =>
    Number(code) > 41_000 || isEmptyList(data?.['list']) || Number(Object(data?.['share']).status) > 1,
  UC: (_, { code, data }) =>
    Number(code) > 41_000 || isEmptyList(data?.['list']) || Number(Object(data?.['share']).status) > 1,
  XUNLEI: (text) => /"share_status":"(NOT_FOUND|DELETED|EXPIRED|SENSITIVE_RESOURCE|CANCEL|BANNED)/.test(text),
  '115': (text, { errno }) => Number(errno) > 4_100_000 || /"share_state":"?7/.test(text),
  LZY: (text) => /取消分享|文件不存在|链接失效|地址有误/.test(text),
}

const mutate = (value: unknown, at: number, by: unknown): unknown => {
  if (typeof value !== 'object' || value === null || at % 7 === 6) return by
  const keys = Object.keys(value)
  const key = keys[at % Math.max(keys.length, 1)]
  if (key === undefined) return by
  const inner = mutate((value as Fields)[key], Math.floor(at / 7), by)
  if (Array.isArray(value)) return value.map((member: unknown, index) => (String(index) === key ? inner : member))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, old]) =>
      name !== key ? [[name, old]] : inner === undefined ? [] : [[name, inner]],
    ),
  )
}

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    undefined,
    null,
    '',
    0,
    -1,
    1e300,
    2 ** 53,
    [],
    {},
    '4100010',
    [[[]]],
    { __proto__: 1 },
    '𝒳'.repeat(3_000),
  ),
)

type Change = (text: string) => string

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(2_000), strange).map(
      ([at, by]): Change =>
        (text) =>
          changeJson(text, at, by),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(100).map(
      (share): Change =>
        (text) =>
          text.slice(0, Math.floor((text.length * share) / 100)),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.json().map(
      (text): Change =>
        () =>
          text,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary' }).map(
      (text): Change =>
        () =>
          text,
    ),
  },
)

const changeJson: (...change: [text: string, at: number, by: unknown]) => string = (text, at, by) => {
  try {
    return JSON.stringify(mutate(JSON.parse(text), at, by)) ?? ''
  } catch {
    const place = at % (text.length + 1)
    return text.slice(0, place) + JSON.stringify(by) + text.slice(place + (at % 40))
  }
}

describe.each(diskTypes)('%s', (diskType) => {
  test('never throws on malformed answers, stays within its time and reports dead only on an explicit answer', async () => {
    const share = shareAt(diskType)
    const input = fc.record({
      changes: fc.array(anyChange, { minLength: 1, maxLength: 2 }),
      from: fc.nat(4),
      status: fc.constantFrom(200, 200, 200, 400, 403, 404),
    })
    await fc.assert(
      fc.asyncProperty(input, async ({ changes, from, status }) => {
        let requestCount = 0
        let isGone = false
        const corrupt = (reply: DriveReply): DriveReply => {
          const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
          const change = changes[requestCount++ - from]
          const body = change?.(text) ?? text
          isGone ||= statesDead[diskType](body, readFields(body))
          return { ...reply, status: change ? status : reply.status, body }
        }
        const startedAt = Date.now()
        const answer = await fixture.whileIn(diskType, corrupt, () => fixture.askFor(share))
        // The probe's own time limit applies on any machine.
        expect(Date.now() - startedAt).toBeLessThan(30_000)
        expect(['valid', 'dead', 'password', 'unsure']).toContain(answer.verdict)
        expect(answer.verdict === 'dead' && !isGone).toBe(false)
        if (answer.verdict !== 'valid') return
        const { size, files, shared_time, disk_name } = answer.share
        expect(Number.isSafeInteger(size) && size >= 0).toBe(true)
        expect(files === '' || files.split('\n').every((line) => /^(file|folder):./.test(line))).toBe(true)
        expect(shared_time === '' || !Number.isNaN(Date.parse(shared_time))).toBe(true)
        expect(disk_name.length).toBeLessThanOrEqual(255)
      }),
      { numRuns: runs },
    )
  })
})

test('parses a page in time proportional to its size, whatever the content', async () => {
  const pieces = [
    '<!--',
    '/*',
    '//',
    '"',
    "'",
    '<title>',
    ' - 蓝奏云</title>',
    'mbxfolder"><a href="/b0123456',
    'data : {',
    "'a':",
    'var x = ',
    'document.title = x',
    'filemoreajax.php',
    '大小',
    '分享用户',
    '<',
    '>',
    '<div ',
    ' ',
    '\n',
    'pwdload',
    'function down_p',
    "arg1='",
  ]
  const page = fc.record({
    parts: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 }),
    times: fc.constantFrom(1, 40_000),
  })
  await fc.assert(
    fc.asyncProperty(page, async ({ parts, times }) => {
      const text = `filemoreajax.php${parts.join('').repeat(times)}`.slice(0, 400_000)
      const read = async (): Promise<void> => {
        readChallenge(text)
        readLanzouPage(text)
      }
      expect(await measureMinDurationMs(2_000, read)).toBeLessThan(2_000)
    }),
    { numRuns: 60 },
  )
})
