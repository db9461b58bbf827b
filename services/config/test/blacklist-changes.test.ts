import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneTombstones } from '../repositories/blacklist-changes.ts'
import { changeBlacklist, insertEntry } from '../repositories/blacklist.ts'
import { asAdmin, asBackground, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db.raw(
    'truncate blacklist, blacklist_tombstone; update blacklist_state set version = 0, cleared_version = 0, pruned_version = 0',
  )
})

const create = (ip: string, enabled = true) => service.client.CreateBlacklistEntry({ ip, enabled }, asAdmin())
const remove = (...ids: number[]) => service.client.DeleteBlacklistEntries({ ids }, asAdmin())
const update = (id: number, change: { ip?: string; enabled?: boolean; reason?: string }) =>
  service.client.UpdateBlacklistEntry({ id, ...change }, asAdmin())
const importIps = (ips: string[]) => service.client.ImportBlacklist({ text: ips.join('\n') }, asAdmin())
const changesAfter = (since: number) => service.client.ListBlacklistChanges({ since }, asBackground())

const startReader = (startVersion = 0) => {
  const held = { version: startVersion, entries: new Map<number, string>(), resets: 0 }
  const poll = async (): Promise<void> => {
    for (;;) {
      const { list, version, more, reset } = await changesAfter(held.version)
      if (reset) {
        held.entries.clear()
        held.resets += 1
      }
      for (const { id, ip, enabled } of list) {
        if (enabled) held.entries.set(id, ip)
        else held.entries.delete(id)
      }
      held.version = version
      if (!more) return
    }
  }
  return { held, poll, ips: () => [...held.entries.values()].toSorted() }
}

const enabledIps = async (): Promise<string[]> => {
  const rows: { ip: string }[] = await service.db('blacklist').where({ enabled: true }).select('ip')
  return rows.map(({ ip }) => ip).toSorted()
}

test('a follower sees each change once and in order', async () => {
  const reader = startReader()
  const first = await create('198.51.100.1')
  const second = await create('198.51.100.2', false)
  await reader.poll()
  expect(reader.ips()).toEqual(['198.51.100.1'])
  const { version } = reader.held
  expect(await changesAfter(version)).toEqual({ list: [], version, more: false, reset: false })
  await update(second.id, { enabled: true })
  await update(first.id, { ip: '198.51.100.3' })
  await remove(second.id)
  expect((await changesAfter(version)).list).toEqual([
    { id: first.id, ip: '198.51.100.1', enabled: false },
    { id: first.id, ip: '198.51.100.3', enabled: true },
    { id: second.id, ip: '198.51.100.2', enabled: false },
  ])
  await reader.poll()
  expect(reader.ips()).toEqual(['198.51.100.3'])
})

test('an address that was deleted and added again is in the list', async () => {
  const reader = startReader()
  const { id } = await create('198.51.100.1')
  await reader.poll()
  await remove(id)
  await create('198.51.100.1')
  await reader.poll()
  expect(reader.ips()).toEqual(['198.51.100.1'])
})

test('an update without effect is no change', async () => {
  const { id, reason, ip } = await create('198.51.100.1')
  const { version } = await changesAfter(0)
  await update(id, { reason, ip: `${ip}/32` })
  await remove(987_654)
  await importIps([ip])
  expect((await changesAfter(version)).list).toEqual([])
})

test('a follower that is too far behind, or follows a restored database, starts over', async () => {
  const { id } = await create('198.51.100.1')
  await create('198.51.100.2')
  const behind = startReader()
  await behind.poll()
  await remove(id)
  await service.db('blacklist_tombstone').update({ deleted_at: new Date(Date.now() - 8 * 86_400_000) })
  expect(await pruneTombstones(service.db)).toBe(false)
  expect(await service.db('blacklist_tombstone').first()).toBeUndefined()
  await behind.poll()
  expect(behind.held.resets).toBe(2)
  expect(behind.ips()).toEqual(['198.51.100.2'])
  await behind.poll()
  expect(behind.held.resets).toBe(2)
  const restored = startReader(1_000_000)
  await restored.poll()
  expect([restored.held.resets, restored.ips()]).toEqual([1, ['198.51.100.2']])
})

test('tombstones are kept for seven days', async () => {
  const { id } = await create('198.51.100.1')
  const reader = startReader()
  await reader.poll()
  await remove(id)
  await service.db('blacklist_tombstone').update({ deleted_at: new Date(Date.now() - 6.9 * 86_400_000) })
  await pruneTombstones(service.db)
  await reader.poll()
  expect([reader.held.resets, reader.ips()]).toEqual([1, []])
})

const many = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `100.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)

test('a long list is read completely in pages, quickly, also while it changes', async () => {
  await importIps(many(45_000))
  let reader = startReader()
  const readAll = async (): Promise<void> => {
    reader = startReader()
    await reader.poll()
  }
  expect(await measureMinDurationMs(2_000, readAll)).toBeLessThan(2_000)
  expect(reader.held.entries.size).toBe(45_000)

  const page = await changesAfter(0)
  expect(page).toMatchObject({ more: true, reset: true })
  expect(page.list).toHaveLength(20_000)
  const [first] = page.list
  await remove(first?.id ?? 0)
  const rest = startReader(page.version)
  for (const { id, ip } of page.list) rest.held.entries.set(id, ip)
  await rest.poll()
  expect([rest.held.entries.size, rest.held.resets]).toEqual([44_999, 0])

  await service.client.ClearBlacklist({}, asAdmin())
  await reader.poll()
  expect([reader.ips(), reader.held.resets]).toEqual([[], 2])
  const stopped = startReader(page.version)
  await stopped.poll()
  expect([stopped.held.entries.size, stopped.held.resets]).toEqual([0, 1])
})

test('a later change waits for an earlier one, so that no follower misses one', async () => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const earlier = changeBlacklist(service.db, async (trx) => {
    await insertEntry(trx, { ip: '198.51.100.1', reason: '', enabled: true })
    begun.resolve()
    await end.promise
  })
  await begun.promise
  const later = create('198.51.100.2')
  const isWaiting = async () =>
    (
      await service
        .db('pg_stat_activity')
        .where({ datname: service.db.raw('current_database()'), wait_event_type: 'Lock' })
    ).length > 0
  await waitFor(isWaiting)
  expect(await changesAfter(0)).toMatchObject({ list: [], version: 0 })
  end.resolve()
  await Promise.all([earlier, later])
  expect((await changesAfter(0)).list.map(({ ip }) => ip)).toEqual(['198.51.100.1', '198.51.100.2'])
})

test('twenty concurrent writers leave a follower with exactly the enabled entries', async () => {
  const reader = startReader()
  let isWriting = true
  const versions: number[] = []
  const following = (async () => {
    while (isWriting) {
      await reader.poll()
      versions.push(reader.held.version)
    }
  })()
  const write = async (writer: number): Promise<void> => {
    const made: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const ip = `100.64.${writer}.${round}`
      const { id } = await create(ip, round % 4 !== 0)
      made.push(id)
      if (round % 3 === 1) await update(id, { enabled: round % 2 === 0 })
      if (round % 3 === 2) await update(id, { ip: `100.65.${writer}.${round}` })
      if (round % 5 === 4) await remove(made[round - 2] ?? 0, made[round - 3] ?? 0)
      if (round === 6) await importIps([ip, `100.66.${writer}.1`, '100.67.0.1'])
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)))
  isWriting = false
  await following
  await reader.poll()
  const expected = await enabledIps()
  expect(expected.length).toBeGreaterThan(60)
  expect(reader.ips()).toEqual(expected)
  expect(reader.held.resets).toBe(1)
  expect(versions).toEqual(versions.toSorted((left, right) => left - right))
  const fresh = startReader()
  await fresh.poll()
  expect(fresh.ips()).toEqual(expected)
})
