import type { BanSubject } from '@pandex/contracts/bans/bans'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDriveAnswer, asAdmin, asVisitor, startDiskService } from '../harness.ts'

let service: Awaited<ReturnType<typeof startDiskService>>
let cateId = 0

beforeAll(async () => {
  service = await startDiskService()
  cateId = (await service.client.CreateCategory({ name: '有禁片的分类' }, asAdmin())).id
})

beforeEach(() => {
  service.site.lists = {}
})

afterAll(() => service[Symbol.asyncDispose]())

const own = () => backgroundContext(silentLogger(), 5_000)

const cases: [list: string, entry: string, fields: Partial<BanSubject>][] = [
  ['ban_disk_name', '禁名', { disk_name: '一部 禁 名 片' }],
  ['ban_share_user', '坏人', { share_user: '坏人' }],
  ['ban_share_user_id', 'bad-42', { share_user_id: 'bad-42' }],
  ['ban_files', '藏着', { files: 'folder:好片\nfile:里面藏着.exe' }],
]

const add = (fields: Partial<BanSubject>): Promise<string> =>
  service.insert(aDriveAnswer({ ...fields, cate_id: cateId }))

const idsOf = (rows: readonly { doc_id: string }[]): string[] => rows.map(({ doc_id }) => doc_id)

const placesOf = async (docId: string): Promise<string[]> => {
  const page = { page: 1, size: 50 }
  const { client } = service
  const all = {
    latest: idsOf((await client.ListLatest({ page }, asVisitor())).items),
    hot: idsOf((await client.ListHot({ page }, asVisitor())).items),
    category: idsOf((await client.ListCategoryDisks({ id: cateId, page }, asVisitor())).list),
    pages: idsOf((await client.ListPages({}, own())).list),
    visible: idsOf((await client.FindVisible({ doc_ids: [docId] }, own())).list),
  }
  return Object.entries(all).flatMap(([name, ids]) => (ids.includes(docId) ? [name] : []))
}

const refusalOf = (docId: string): Promise<string> =>
  service.client.GetDoc({ doc_id: docId }, asVisitor()).then(
    () => '',
    ({ code }: { code: string }) => code,
  )

describe.each(cases)('by %s', (list, entry, fields) => {
  it('a resource disappears from detail and lists at once, from walks after the comparison, and can come back', async () => {
    const [banned, harmless] = await Promise.all([add(fields), add({})])
    service.site.lists = { [list]: [entry] }
    await waitFor(async () => (await refusalOf(banned)) === 'disk.gone')
    // Public pages check the bans before the walk reaches a row.
    expect(await placesOf(banned)).toEqual(['pages', 'visible'])
    {
      await using _applying = service.startApplyingBans()
      await waitFor(async () => (await placesOf(banned)).length === 0)
      expect(await placesOf(harmless)).toHaveLength(5)
      // This resource is added after the walk.
      const later = await add(fields)
      await waitFor(async () => (await placesOf(later)).length === 0)
      expect((await service.client.GetDoc({ doc_id: banned }, asAdmin())).doc_id).toBe(banned)
      service.site.lists = {}
      await waitFor(async () => (await placesOf(banned)).length === 5)
    }
    expect(await refusalOf(banned)).toBe('')
  })
})

it('pages of a list stay full, and the feed names hidden resources', async () => {
  const harmless = await Promise.all(Array.from({ length: 3 }, () => add({})))
  await Promise.all(Array.from({ length: 5 }, () => add({ share_user: '刷屏的人' })))
  const { cursor } = await service.client.ListChangedDocs({ cursor: '' }, own())
  service.site.lists = { ban_share_user: ['刷屏的人'] }
  await using _applying = service.startApplyingBans()
  const list = async () =>
    (await service.client.ListCategoryDisks({ id: cateId, page: { page: 1, size: 3 } }, asVisitor())).list
  await waitFor(
    async () =>
      idsOf(await list())
        .toSorted()
        .join() === harmless.toSorted().join(),
  )
  const { doc_ids } = await service.client.ListChangedDocs({ cursor }, own())
  expect(doc_ids).toHaveLength(5)
})
