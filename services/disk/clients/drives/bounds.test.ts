import { diskTypes } from '@pandex/contracts/share-link'
import { measureMinDurationMs, measureMinGrowth, measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modeNames, type Mode } from '../../../../deploy/simulators/drives/modes.ts'
import { openDriveFixture, shareAt, type DriveFixture } from '../../test/drives/drive-fixture.ts'
import type { DriveAnswer, ShareFacts } from './drive.ts'

let fixture: DriveFixture
beforeAll(async () => {
  fixture = await openDriveFixture()
})
afterAll(() => fixture[Symbol.asyncDispose]())

const bounds = { depth: 3, entries: 500, bytes: 2_000_000, timeMs: 8_000 }

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}第${index}集.mkv`, size: 1_024 }))

const shareOf = (answer: DriveAnswer): ShareFacts => {
  if (answer.verdict === 'valid') return answer.share
  throw new Error(JSON.stringify(answer))
}

describe.each(diskTypes)('%s', (diskType) => {
  test('reads folders and pages completely, each file once', async () => {
    const files = [...filesIn('', 230), ...filesIn('番外/', 120), { path: '空/', size: 0 }]
    const share = shareOf(await fixture.askFor(shareAt(diskType, { files })))
    const lines = share.files.split('\n')
    expect(new Set(lines)).toEqual(
      new Set(['folder:番外', 'folder:空', ...files.slice(0, -1).map(({ path }) => `file:${path}`)]),
    )
    expect(lines).toHaveLength(352)
    expect(share).toMatchObject({ isPartial: false, size: 350 * 1_024 })
  })

  test('stops at the given number of lines and the given depth', async () => {
    fixture.change({ bounds: { ...bounds, entries: 60 } })
    const wide = shareOf(await fixture.askFor(shareAt(diskType, { files: filesIn('', 230) })))
    expect(wide.files.split('\n')).toHaveLength(60)
    expect(wide.isPartial).toBe(true)

    fixture.change({ bounds: { ...bounds, depth: 2 } })
    const deep = shareOf(await fixture.askFor(shareAt(diskType, { files: [{ path: '一/二/三/四.mkv', size: 1_024 }] })))
    expect(deep).toMatchObject({ files: 'folder:一\nfolder:一/二', isPartial: true })
    fixture.change({})
  })

  test('returns a partial tree when the drive stops answering midway', async () => {
    let listings = 0
    const answer = await fixture.whileIn(
      diskType,
      (reply, { path, query, fields }) => {
        const isListing = /\/(list|list_by_share|detail|snap|filemoreajax\.php)$|\/drive\/v1\/share$/.test(path)
        const isDeeper =
          query.has('dir') ||
          query.get('cid') ||
          query.get('parent_id') ||
          !['0', 'root', undefined].includes(query.get('pdir_fid') ?? fields.get('parent_file_id'))
        listings += isListing ? 1 : 0
        return isListing && (isDeeper || (diskType === 'LZY' && listings > 1)) ? { status: 500, body: '' } : reply
      },
      () => fixture.askFor(shareAt(diskType)),
    )
    expect(shareOf(answer)).toMatchObject({ files: 'folder:第二季\nfile:说明.txt', isPartial: true })
  })
})

test('respects the rate limits of each drive, and returns its partial result at the deadline', async () => {
  const pauseMs = { BDY: 200, ALY: 200, QUARK: 200, UC: 200, XUNLEI: 200, '115': 200, LZY: 200 }
  fixture.change({ pauseMs, bounds: { ...bounds, timeMs: 1_000 } })
  const files = Array.from({ length: 40 }, (_, index) => ({ path: `${index}/a.mkv`, size: 1_024 }))
  const startedAt = Date.now()
  let answers: DriveAnswer[] = []
  const probeAll = async (): Promise<number> => {
    const tookMs = await measureDurationMs(async () => {
      answers = await Promise.all(diskTypes.map((diskType) => fixture.askFor(shareAt(diskType, { files }))))
    })
    // On an overloaded machine, the time limit may end the probe before the first page is read.
    return answers.every(({ verdict }) => verdict === 'valid') ? tookMs : Number.POSITIVE_INFINITY
  }
  expect(await measureMin(3_000, probeAll)).toBeLessThan(3_000)
  fixture.change({})
  for (const share of answers.map(shareOf)) {
    expect(share.files.split('\n').length).toBeGreaterThanOrEqual(40)
    expect(share.isPartial).toBe(true)
  }
  const seen = fixture.simulator.seen().filter(({ at, path }) => at >= startedAt && path.endsWith('/share/snap'))
  const gaps = seen.slice(1).map(({ at }, index) => at - (seen[index]?.at ?? 0))
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(195)
})

test('stops at once when its caller cancels', async () => {
  const share = shareAt('QUARK')
  fixture.simulator.put(share)
  const answer = await fixture.whileIn('QUARK', 'hang', () => fixture.drives.QUARK.ask(share, AbortSignal.timeout(100)))
  expect(answer).toMatchObject({ verdict: 'unsure', cause: 'unreachable' })
})

const troubles: Mode[] = [...modeNames.filter((mode) => mode !== 'normal'), { slowMs: 5_000 }]

test.each(troubles)('is unsure of all drives, in time and in bounded memory, when they fail: %j', async (mode) => {
  fixture.change({ bounds: { ...bounds, timeMs: 600 } })
  for (const diskType of diskTypes) fixture.simulator.set(diskType, mode)
  const probeAll = async (): Promise<void> => {
    const answers = await Promise.all(diskTypes.map((diskType) => fixture.askFor(shareAt(diskType))))
    expect(answers.map(({ verdict }) => verdict)).toEqual(diskTypes.map(() => 'unsure'))
  }
  const probeInTime = async () => expect(await measureMinDurationMs(3_000, probeAll)).toBeLessThan(3_000)
  expect(await measureMinGrowth(30_000_000, probeInTime)).toBeLessThan(30_000_000)
  for (const diskType of diskTypes) fixture.simulator.set(diskType, 'normal')
  fixture.change({})
})

test('reads no more bytes per probe than its limit', async () => {
  fixture.change({ bounds: { ...bounds, bytes: 35_000 } })
  const files = Array.from({ length: 60 }, (_, index) => ({ path: `${index}/a.mkv`, size: 1_024 }))
  let sentBytes = 0
  const answer = await fixture.whileIn(
    'ALY',
    (reply) => {
      sentBytes += JSON.stringify(reply.body).length
      return reply
    },
    () => fixture.askFor(shareAt('ALY', { files })),
  )
  fixture.change({})
  expect(shareOf(answer).isPartial).toBe(true)
  expect(sentBytes).toBeLessThan(37_000)
})

test('a rate limit carries the retry time when the drive sends one', async () => {
  const answer = await fixture.whileIn('QUARK', 'limited', () => fixture.askFor(shareAt('QUARK')))
  expect(answer).toMatchObject({ verdict: 'unsure', cause: 'limited', retryAfterMs: 30_000 })
})

test('does not share cookies between probes', async () => {
  const cookies: (string | undefined)[] = []
  const watchCookies: Mode = (reply, { headers }) => {
    cookies.push(headers['cookie'])
    return reply
  }
  await fixture.whileIn('BDY', watchCookies, () => fixture.askFor(shareAt('BDY')))
  expect(cookies.some((line) => line?.includes('BDCLND='))).toBe(true)
  cookies.length = 0
  await fixture.whileIn('BDY', watchCookies, () => fixture.askFor(shareAt('BDY')))
  expect(cookies[0]).toBeUndefined()
})
