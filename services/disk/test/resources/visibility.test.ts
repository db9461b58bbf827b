/** Visibility checks of index and caches must not depend on Kafka. */
import { backgroundContext } from '@pandex/platform/grpc/context'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aDriveAnswer, asAdmin, asVisitor, startDiskService } from '../harness.ts'

let service: Awaited<ReturnType<typeof startDiskService>>

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const own = () => backgroundContext(silentLogger(), 5_000)

const findVisible = async (...docIds: string[]) => (await service.client.FindVisible({ doc_ids: docIds }, own())).list

const idOf = async (docId: string): Promise<number> =>
  (await service.db('disk').where({ doc_id: docId }).first('id')).id

describe('FindVisible', () => {
  it('returns visible resources with their current price, without disabled, dead, deleted or unknown ones', async () => {
    const [open, priced, disabled, dead, deleted] = (await Promise.all(
      Array.from({ length: 5 }, () => service.insert(aDriveAnswer())),
    )) as [string, string, string, string, string]
    await service.client.UpdateMeta({ id: await idOf(priced), cost_coin: 7 }, asAdmin())
    await service.client.UpdateDisk({ id: await idOf(disabled), enabled: false }, asAdmin())
    await service.db('disk').where({ doc_id: dead }).update({ health: 'dead' })
    await service.client.DeleteDisks({ ids: [await idOf(deleted)] }, asAdmin())
    const list = await findVisible(open, priced, disabled, dead, deleted, 'd'.padEnd(25, '9'))
    expect(new Map(list.map(({ doc_id, policy, cost_coin }) => [doc_id, [policy, cost_coin]]))).toEqual(
      new Map([
        [open, ['none', 0]],
        [priced, ['coin', 7]],
      ]),
    )
  })

  it('refuses visitors and admins', async () => {
    await expect(service.client.FindVisible({ doc_ids: [] }, asVisitor())).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(service.client.ListChangedDocs({ cursor: '' }, asAdmin())).rejects.toMatchObject({ kind: 'forbidden' })
  })
})

describe('the feed of changes', () => {
  const listChanges = (cursor: string) => service.client.ListChangedDocs({ cursor }, own())
  const now = async (): Promise<string> => (await listChanges('')).cursor

  it('lists each change once', async () => {
    const docId = await service.insert(aDriveAnswer())
    const before = await now()
    await service.client.UpdateMeta({ id: await idOf(docId), cost_coin: 3 }, asAdmin())
    const changed = await listChanges(before)
    expect(changed).toMatchObject({ doc_ids: [docId], all: false })
    expect(await listChanges(changed.cursor)).toMatchObject({ doc_ids: [], all: false })
  })

  it('lists the words of new and changed resources', async () => {
    const before = await now()
    const docId = await service.insert(aDriveAnswer({ disk_name: '慶余年 S01' }))
    const inserted = await listChanges(before)
    expect(inserted.words.toSorted()).toEqual(['01', 'mkv', 's', '二季', '余年', '庆余', '第二'].toSorted())
    await service.client.UpdateMeta({ id: await idOf(docId), description: '古装' }, asAdmin())
    expect((await listChanges(inserted.cursor)).words).toContain('庆余')
  })

  it('lists a transaction that began before others and commits after them', async () => {
    const [early, late] = (await Promise.all([service.insert(aDriveAnswer()), service.insert(aDriveAnswer())])) as [
      string,
      string,
    ]
    const slow = await service.db.transaction()
    await slow.raw('insert into changed_docs (doc_ids) values (?::text[])', [[early]])
    const before = await now()
    await service.client.UpdateMeta({ id: await idOf(late), cost_coin: 3 }, asAdmin())
    const first = await listChanges(before)
    await slow.commit()
    expect([first.doc_ids, (await listChanges(first.cursor)).doc_ids]).toEqual([[late], [early]])
  })

  it('reports that anything may have changed after thousands of changes, and for an unknown cursor', async () => {
    const before = await now()
    const many = Array.from({ length: 2_001 }, (_, index) => `d${String(index).padStart(24, '0')}`)
    await service.db.raw('insert into changed_docs (doc_ids) values (?::text[])', [many])
    expect(await listChanges(before)).toMatchObject({ doc_ids: [], words: [], all: true })
    for (const cursor of ['', 'x', '1:2', '9999999999:9999999999:', "1:1:'; drop table disk"])
      expect([cursor, (await listChanges(cursor)).all]).toEqual([cursor, true])
  })

  it('reports when the price of a category or of the site changes', async () => {
    const { rules: first } = await listChanges('')
    const isAnother = async (than: string) => {
      const { rules } = await listChanges('')
      return rules !== than && { rules }
    }
    await service.client.CreateCategory({ name: '付费', policy: 'coin', cost_coin: 3 }, asAdmin())
    const { rules: second } = await waitFor(() => isAnother(first))
    service.site.rules.doc_basic.policy = 'login'
    const { rules: third } = await waitFor(() => isAnother(second))
    expect([second, third]).not.toContain(first)
  })
})
