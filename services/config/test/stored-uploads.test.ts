import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { lockUploads } from '../repositories/uploads.ts'
import { pruneUploadContent } from '../repositories/upload-content.ts'
import { asAdmin, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'
import { drawImage } from './images.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterEach(async () => {
  await service.db.raw('truncate upload, upload_content, outbox, site_config, stored_item')
})

afterAll(() => service[Symbol.asyncDispose]())

const upload = async (name: string, background = 'red') =>
  service.client.UploadImage({ content: await drawImage('png', { background }), name }, asAdmin())
const list = async (request = {}) => service.client.ListUploads({ page: { size: 100 }, ...request }, asAdmin())
const idOf = async (url: string): Promise<number> => (await list({ q: url })).list[0]?.id ?? 0
const remove = (...ids: number[]) => service.client.DeleteUploads({ ids }, asAdmin())
const hashOf = (url: string): string => /[0-9a-f]{32}/.exec(url)?.[0] ?? ''
const read = (url: string) => service.client.GetImage({ hash: hashOf(url) }, testContext())
const countContent = async (): Promise<number> => (await service.db('upload_content')).length

/** As if the content were not of an upload in progress. */
const ageContent = () =>
  service.db('upload_content').update({ stored_time: service.db.raw(`now() - interval '2 hours'`) })

const showLogo = (url: string) =>
  service.update([{ name: 'site_basic', value: JSON.stringify({ site_name: 'x', logo_url: url }) }])

it('lists images, newest first, in pages, with the settings and entries that show them', async () => {
  const logo = await upload('logo.png', 'red')
  const banner = await upload('banner.png', 'blue')
  await showLogo(logo.url)
  const entry = { type: 'home_middle_ads', name: '推荐', url: '/', image: `/static/upload/${hashOf(logo.url)}.png` }
  await service.client.CreateStoredItem(entry, asAdmin())
  const { list: rows, total } = await list()
  expect(total).toBe(2)
  expect(rows).toMatchObject([
    { url: banner.url, name: 'banner.png', size: banner.size, width: 40, height: 20, storage: 'postgres', used_by: [] },
    {
      url: logo.url,
      used_by: [
        { target: 'site_config:site_basic', label: expect.any(String) },
        { target: 'list_store:home_middle_ads', label: '推荐' },
      ],
    },
  ])
  expect((await list({ page: { page: 2, size: 1 } })).list.map(({ url }) => url)).toEqual([logo.url])
  expect((await list({ page: { order_by: 'name', order: 'asc' } })).list[0]?.name).toBe('banner.png')
})

it('finds images by a part of their name or by their path', async () => {
  const logo = await upload('Logo_a.png', 'red')
  await upload('banner.png', 'blue')
  const find = async (q: string) => (await list({ q })).list.map(({ name }) => name)
  expect([await find('logo'), await find('_'), await find(`https://example.com${logo.url}`), await find('x')]).toEqual([
    ['Logo_a.png'],
    ['Logo_a.png'],
    ['Logo_a.png'],
    [],
  ])
})

it('deletes an unused image with its content, and records the deletion once', async () => {
  const { url } = await upload('a.png')
  await ageContent()
  const id = await idOf(url)
  expect(await remove(id, id)).toEqual({ done: 1, failed: [] })
  await expect(read(url)).rejects.toMatchObject({ code: 'config.unknown_image' })
  expect(await countContent()).toBe(0)
  expect(await remove(id)).toEqual({ done: 0, failed: [{ id, msg: '没有这张图片' }] })
  expect(await service.listAudited('upload.delete')).toEqual([
    { target: `upload:${hashOf(url)}`, changes: { name: 'a.png' } },
  ])
})

it('keeps an image that a setting or an entry shows until nothing shows it', async () => {
  const logo = await upload('logo.png', 'red')
  const banner = await upload('banner.png', 'blue')
  await showLogo(logo.url)
  const entry = { type: 'home_middle_ads', name: '推荐', url: '/', image: banner.url }
  const { id: entryId } = await service.client.CreateStoredItem(entry, asAdmin())
  const ids = [await idOf(logo.url), await idOf(banner.url)]
  const { done, failed } = await remove(...ids)
  expect(done).toBe(0)
  expect(failed.map(({ msg }) => msg)).toEqual([expect.stringMatching(/^正在使用：/), '正在使用：推荐'])
  expect((await read(logo.url)).content.length).toBe(logo.size)
  await showLogo('')
  await service.client.DeleteStoredItems({ ids: [entryId] }, asAdmin())
  expect(await remove(...ids)).toEqual({ done: 2, failed: [] })
})

it('never deletes an image that is put into a setting at the same time', async () => {
  for (const background of ['red', 'green', 'blue', 'navy']) {
    const { url } = await upload('a.png', background)
    const id = await idOf(url)
    await Promise.all([showLogo(url), remove(id)])
    const stored = (await list({ q: url })).list[0]
    const { done } = await remove(id)
    expect(stored === undefined || (stored.used_by.length === 1 && done === 0)).toBe(true)
    await showLogo('')
  }
})

it('keeps content that an upload in progress may have stored, for an hour', async () => {
  const { url } = await upload('a.png')
  expect((await remove(await idOf(url))).done).toBe(1)
  expect(await countContent()).toBe(1)
  await ageContent()
  await pruneUploadContent(service.db)
  expect(await countContent()).toBe(0)
  await upload('a.png')
  expect((await read(url)).content.length).toBeGreaterThan(0)
})

it('deletes the content of an image that exceeds the capacity after it was written', async () => {
  const other = { hash: 'f'.repeat(32), format: 'png', name: 'x', width: 1, height: 1, storage: 'postgres' }
  const uploading = await service.db.transaction(async (trx) => {
    await lockUploads(trx)
    const refusal = upload('a.png').catch((error: unknown) => error)
    await waitFor(async () => (await countContent()) === 1)
    await ageContent()
    await trx('upload').insert({ ...other, size: 2_000_000_000, uploaded_by: 1 })
    return { refusal }
  })
  expect(await uploading.refusal).toMatchObject({ code: 'config.uploads_full' })
  expect(await countContent()).toBe(0)
})

it('takes an image again although its former storage is gone', async () => {
  const { url } = await upload('a.png')
  await service.db('upload').update({ storage: 's3' })
  expect((await upload('a.png')).url).toBe(url)
  expect((await list()).list).toMatchObject([{ storage: 'postgres' }])
  expect((await read(url)).content.length).toBeGreaterThan(0)
})

it('answers before the deadline, and names the images that it did not reach', async () => {
  const ids = [await idOf((await upload('a.png', 'red')).url), await idOf((await upload('b.png', 'blue')).url)]
  const hurried = { ...asAdmin(), deadlineMs: Date.now() + 4_900 }
  const failed = [{ id: ids[1], msg: '时间不够，没有删除，重试即可' }]
  expect(await service.client.DeleteUploads({ ids }, hurried)).toEqual({ done: 1, failed })
  expect(await service.client.DeleteUploads({ ids: ids.slice(1) }, asAdmin())).toEqual({ done: 1, failed: [] })
})

it('refuses more than 100 images at once', async () => {
  await expect(remove(...Array.from({ length: 101 }, (_, index) => index + 1))).rejects.toMatchObject({
    code: 'config.too_many_ids',
  })
})

it('is for admins only', async () => {
  for (const caller of Object.values(unauthorizedCallers)) {
    const refusal = { code: 'config.admin_only' }
    await expect(service.client.ListUploads({}, caller())).rejects.toMatchObject(refusal)
    await expect(service.client.DeleteUploads({ ids: [1] }, caller())).rejects.toMatchObject(refusal)
  }
})
