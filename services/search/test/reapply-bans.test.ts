import { DiskSaved } from '@pandex/contracts/events'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDataLists } from '../clients/data-lists.ts'
import { startBackground } from '../jobs/background.ts'
import type { BackgroundDeps } from '../jobs/background.ts'
import { readNoAliases } from '../domain/titles/alias-dictionary.ts'
import { saveProgress, readProgress } from '../repositories/index/background-work.ts'
import { openBuildingIndex } from '../repositories/index/building-index.ts'
import { openDiskIndex } from '../repositories/index/disk-index.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>
let deps: BackgroundDeps

const log = silentLogger()
const never = 3_600_000
const quick = {
  banListPollMs: 50,
  schemaPollMs: never,
  pruneIntervalMs: never,
  learnIntervalMs: never,
  settleMs: 100,
  minRoundPauseMs: never,
  pagePauseMs: 0,
}

beforeAll(async () => {
  service = await startSearchService()
  const { client, index, clients } = service
  const elasticsearch = { client, index }
  deps = {
    db: service.db,
    elasticsearch,
    diskIndex: await openDiskIndex({ elasticsearch, shards: 1, replicas: 0, log }),
    building: openBuildingIndex({ elasticsearch, shards: 1, replicas: 0 }),
    disk: clients.disk,
    dataLists: createDataLists(clients.config, log),
    readAliases: readNoAliases,
    log,
  }
})

beforeEach(async () => {
  service.site.reset()
  service.site.onResend = async () => {}
  await service.db('background_work').delete()
  // Keeps the consistency check from running: it counts as just done.
  await saveProgress(service.db, 'check', { endedAt: new Date().toISOString() })
})

afterAll(() => service[Symbol.asyncDispose]())

const saveAll = async (disks: SavedDisk[]): Promise<void> => {
  await service.saveSearchable(disks)
}

const isFound = async (q: string): Promise<boolean> => {
  await service.refresh()
  return (await service.search({ q, exact: true })).total > 0
}

describe('reapplying bans', () => {
  const some = makeDisk()

  test.each([
    ['a name', { ban_disk_name: ['禁片'] }, '禁片甲'],
    ['a sharer', { ban_share_user: ['某人'] }, '禁片甲'],
    ['a file', { ban_files: ['病毒安装'] }, '好片乙'],
  ])(
    'removes matches from every answer soon after %s is listed, and restores them soon after it is not',
    async (_, lists, name) => {
      const disks = [
        makeDisk({ disk_name: '禁片甲', share_user: '某人' }),
        makeDisk({ disk_name: '好片乙', files: 'file:正片.mp4\nfile:病毒安装.exe' }),
      ]
      await saveAll(disks)
      await using _background = startBackground(deps, quick)
      expect(await isFound(name)).toBe(true)
      service.site.lists = lists
      await waitFor(async () => !(await isFound(name)))
      expect(await isFound(name === '禁片甲' ? '好片乙' : '禁片甲')).toBe(true)
      const [one] = disks.filter(({ disk_name }) => disk_name === name)
      expect((await service.documentOf(one as SavedDisk))._version).toBe(1)
      service.site.lists = {}
      await waitFor(() => isFound(name))
    },
  )

  test('hides a resource that arrives after its ban was listed', async () => {
    service.site.lists = { ban_share_user_id: ['42'], filter_word: ['哨兵'] }
    // All lists are read together: once the word is refused, the ban is known too.
    await waitFor(() =>
      service.search({ q: '哨兵' }).then(
        () => false,
        () => true,
      ),
    )
    await saveAll([makeDisk({ disk_name: '后来的禁片', share_user_id: '42' })])
    expect(await isFound('后来的禁片')).toBe(false)
  })

  test('hides matches in hits, related items and suggestions before the index is updated', async () => {
    const [banned, copy] = [makeDisk({ disk_name: '未判禁片 2024' }), makeDisk({ disk_name: '未判禁片 2024' })]
    await saveAll([banned, copy])
    const seen = async (): Promise<string> => {
      const [{ list }, related, suggested] = await Promise.all([
        service.search({ q: '未判禁片' }),
        service.calls.FindRelated({ doc_id: banned.doc_id }, testContext()),
        service.calls.Suggest({ q: '未判' }, testContext()),
      ])
      return JSON.stringify([list, related, suggested])
    }
    expect(await seen()).toContain('未判禁片')
    service.site.lists = { ban_disk_name: ['禁片'] }
    expect(await waitFor(async () => (await seen()) === '[[],{"copies":[],"similar":[]},{"list":[]}]')).toBe(true)
  })

  test('is applied by one replica at a time, and resumes where a crashed replica stopped', async () => {
    const disks = Array.from({ length: 3 }, () => makeDisk({ disk_name: '续判资源' }))
    await saveAll(disks)
    service.site.lists = { ban_disk_name: ['续判'] }
    await waitFor(async () => (await deps.dataLists.read()).bans({ ...some, disk_name: '续判资源' }))
    const { fingerprint } = (await deps.dataLists.read()).bans
    await saveProgress(service.db, 'judge', { done: '', now: { fingerprint, afterId: disks[1]?.id } })
    {
      await using _background = startBackground(deps, quick)
      await waitFor(async () => (await readProgress<{ done: string }>(service.db, 'judge'))?.done === fingerprint)
    }
    // The stored progress claims that earlier documents are done, although nothing checked them.
    const isShown = async ({ doc_id }: SavedDisk) =>
      (await service.client.get<{ is_shown: boolean }>({ index: service.index('disk'), id: doc_id }))._source?.is_shown
    expect(await Promise.all(disks.map(isShown))).toEqual([true, true, false])
  })

  test('bans a resource by the truncated part of its files through a new event of the disk service', async () => {
    const files = `${'file:很长的列表.mp4\n'.repeat(2_000)}file:藏在最后.exe`
    const long = makeDisk({ disk_name: '长列表资源', files })
    await saveAll([long])
    const isRefused = () =>
      service.search({ q: '哨兵' }).then(
        () => false,
        () => true,
      )
    // By then every replica has the new lists, which are read together.
    service.site.onResend = async () => {
      await waitFor(isRefused)
      await service.db.transaction((trx) => addManyToOutbox(trx, DiskSaved, [long]))
    }
    await using _background = startBackground(deps, quick)
    await waitFor(async () => !(await isRefused()))
    service.site.lists = { ban_files: ['藏在最后'], filter_word: ['哨兵'] }
    await waitFor(async () => !(await isFound('长列表资源')))
    expect(service.site.resent).toContainEqual(expect.objectContaining({ doc_id: long.doc_id }))
  })
})
