import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pruneVotes } from '../../repositories/link-health/link-votes.ts'
import { aDriveAnswer, asUser, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const at = (clientAddress: string) => testContext({ clientAddress })

/** A dead resource whose next probe is a week away. */
const addDead = async () => {
  const doc_id = await service.insert(aDriveAnswer({ health: 'dead' }))
  const { id, disk_type, disk_id } = await service.db('disk').where({ doc_id }).first('id', 'disk_type', 'disk_id')
  const due_at = service.db.raw(`now() + interval '7 days'`)
  await service.db('link_check').insert({ disk_type, disk_id, priority: 5, due_at })
  return { doc_id: doc_id, id: id as number, disk_id: disk_id as string }
}

const vote = async (doc_id: string, works: boolean, ctx = at('203.0.113.7')) =>
  service.client.VoteOnLink({ doc_id, works }, ctx)

const isDue = async (disk_id: string): Promise<boolean> => {
  const row = await service.db('link_check').where({ disk_id }).first(service.db.raw('due_at <= now() as due'))
  return row.due
}

const votesOf = async (resource_id: number): Promise<{ visitor: string; works: boolean }[]> =>
  service.db('link_vote').where({ resource_id }).orderBy('visitor').select('visitor', 'works')

test('a vote schedules an immediate probe of a dead link, and changes no status itself', async () => {
  const { doc_id, id, disk_id } = await addDead()
  expect(await vote(doc_id, true)).toEqual({})
  expect(await isDue(disk_id)).toBe(true)
  expect(await service.db('disk').where({ id }).first('health', 'status')).toEqual({ health: 'dead', status: 0 })
  expect(await votesOf(id)).toEqual([{ visitor: 'at:203.0.113.7', works: true }])
})

test('counts one vote per visitor, resource and day, for any number of requests', async () => {
  const { doc_id, id } = await addDead()
  await Promise.all(Array.from({ length: 10 }, async () => vote(doc_id, false)))
  await vote(doc_id, true)
  await vote(doc_id, true, asUser(7))
  expect(await votesOf(id)).toEqual([
    { visitor: 'at:203.0.113.7', works: false },
    { visitor: 'user:7', works: true },
  ])
  await service
    .db('link_vote')
    .where({ resource_id: id })
    .update({ day: service.db.raw('day - 1') })
  await vote(doc_id, true)
  expect(await votesOf(id)).toHaveLength(3)
})

test('does not probe a drive again that answered a moment ago', async () => {
  const { doc_id, id, disk_id } = await addDead()
  await service.db('disk').where({ id }).update({ checked_at: service.db.fn.now() })
  await vote(doc_id, true)
  expect(await isDue(disk_id)).toBe(false)
})

test('accepts thirty votes a day from one visitor', async () => {
  const docs = await Promise.all(Array.from({ length: 31 }, addDead))
  for (const { doc_id } of docs.slice(0, 30)) await vote(doc_id, true, at('192.0.2.30'))
  const last = docs[30]
  const refused = { kind: 'rate_limited', code: 'disk.too_many_votes' }
  await expect(vote(last?.doc_id ?? '', true, at('192.0.2.30'))).rejects.toMatchObject(refused)
  expect(await votesOf(last?.id ?? 0)).toEqual([])
  expect(await isDue(last?.disk_id ?? '')).toBe(false)
})

test('ignores votes on invisible resources, and deletes votes after a month', async () => {
  const { doc_id, id } = await addDead()
  await vote(doc_id, true)
  await service
    .db('link_vote')
    .where({ resource_id: id })
    .update({ day: service.db.raw('day - 31') })
  await pruneVotes(service.db)
  expect(await votesOf(id)).toEqual([])
  await service.db('disk').where({ id }).update({ enabled: false })
  await expect(vote(doc_id, true)).rejects.toMatchObject({ kind: 'not_found', code: 'disk.unknown' })
})
