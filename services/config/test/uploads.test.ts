import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { maxImageBytes } from '@pandex/contracts/uploads'
import { testContext } from '@pandex/platform/testing/fixtures'
import { pruneUploadContent } from '../repositories/upload-content.ts'
import { asAdmin, startConfigService, unauthorizedCallers } from './harness.ts'
import type { ConfigTestService } from './harness.ts'
import { addComment, claimGif, claimPng, drawAnimation, drawImage, drawNoise, drawPhoto } from './images.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterEach(async () => {
  await service.db('upload').delete()
  await service.db('upload_content').delete()
  await service.db('outbox').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const upload = (content: Buffer, name = 'a.png') => service.client.UploadImage({ content, name }, asAdmin())

const hashOf = (url: string): string => /^\/static\/upload\/([0-9a-f]{32})\.(?:jpg|png|gif|webp)$/.exec(url)?.[1] ?? ''

const read = async (url: string) => service.client.GetImage({ hash: hashOf(url) }, testContext())

const countRows = async (table: string): Promise<number> =>
  Number((await service.db(table).count<{ count: string }[]>())[0]?.count)

const refusalOf = async (content: Buffer): Promise<string> =>
  upload(content).then(
    () => 'stored',
    (error: { code: string; message: string }) => `${error.code} ${error.message}`,
  )

describe('An uploaded image', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['gif', 'gif'],
    ['webp', 'webp'],
  ] as const)('keeps its format %s', async (format, extension) => {
    const image = await upload(await drawImage(format), `logo.${extension}`)
    expect(image).toMatchObject({ name: `logo.${extension}`, type: `image/${format}`, width: 40, height: 20 })
    expect(image.url).toMatch(new RegExp(`\\.${extension}$`))
    const stored = await read(image.url)
    expect([stored.type, stored.content.length]).toEqual([`image/${format}`, image.size])
    expect(await sharp(stored.content).metadata()).toMatchObject({ format, width: 40, height: 20 })
  })

  it('loses its metadata but not its orientation', async () => {
    const photo = await drawPhoto()
    expect(photo.includes('secret author')).toBe(true)
    const { url, width, height } = await upload(photo)
    const { content } = await read(url)
    expect([width, height]).toEqual([10, 30])
    expect(Buffer.from(content).includes('secret author')).toBe(false)
    expect((await sharp(content).metadata()).exif).toBeUndefined()
  })

  it('loses what follows or hides in its file', async () => {
    const html = '<!doctype html><script>alert(1)</script>'
    const image = await drawImage('png')
    const { url } = await upload(Buffer.concat([addComment(image, html), Buffer.from(html)]))
    expect(Buffer.from((await read(url)).content).includes('script')).toBe(false)
  })

  it('is scaled down when it is large', async () => {
    const { width, height } = await upload(await drawImage('jpeg', { width: 5_000, height: 2_500 }))
    expect([width, height]).toEqual([2_560, 1_280])
  })

  it.each(['gif', 'webp'] as const)('keeps the frames of an animated %s', async (format) => {
    const { url, width, height } = await upload(await drawAnimation(format, 5, { width: 60, height: 40 }))
    expect([width, height]).toEqual([60, 40])
    expect((await sharp((await read(url)).content, { animated: true }).metadata()).pages).toBe(5)
  })

  it('is stored and audited once when it is uploaded twice', async () => {
    const image = await drawImage('png')
    const first = await upload(image, 'first.png')
    expect((await upload(image, 'second.png')).url).toBe(first.url)
    expect([await countRows('upload'), await countRows('upload_content')]).toEqual([1, 1])
    expect(await service.listAudited('upload.create')).toEqual([
      {
        target: `upload:${hashOf(first.url)}`,
        changes: { name: 'first.png', format: 'png', size: first.size, width: 40, height: 20 },
      },
    ])
  })

  it('gets its content back when it is uploaded again', async () => {
    const image = await drawImage('png')
    const { url } = await upload(image)
    await service.db('upload_content').delete()
    await expect(read(url)).rejects.toMatchObject({ code: 'config.unknown_image' })
    await upload(image)
    expect((await read(url)).content.length).toBeGreaterThan(0)
  })

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\images\\标志.png', '标志.png'],
    ['a\0b\u202egnp.exe', 'abgnp.exe'],
    ['..', '..'],
    ['', 'image'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('named %j is shown as %j', async (name, shown) => {
    const image = await upload(await drawImage('png'), name)
    expect([image.name, image.url]).toEqual([shown, expect.stringMatching(/^\/static\/upload\/[0-9a-f]{32}\.png$/)])
  })
})

describe('Refused is', () => {
  it('an upload by anybody but admins', async () => {
    const content = await drawImage('png')
    for (const caller of Object.values(unauthorizedCallers))
      await expect(service.client.UploadImage({ content, name: '' }, caller())).rejects.toMatchObject({
        code: 'config.admin_only',
      })
  })

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['SVG after a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a TIFF', Buffer.from('II*\0')],
    ['an AVIF', Buffer.from('\0\0\0\x1cftypavif')],
    ['a file of WAVE audio', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
  ])('%s', async (_, content) => {
    expect(await refusalOf(content)).toBe('config.bad_image 只支持 JPEG、PNG、GIF、WebP 图片')
  })

  it.each([
    ['a PNG that is HTML after its signature', Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['a JPEG that is only a marker', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['a GIF without frames', Buffer.from('GIF89a/*\0\0\0\0*/alert(1)', 'latin1')],
    ['a WebP without content', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
  ])('%s', async (_, content) => {
    expect(await refusalOf(content)).toMatch(/^config\.bad_image (图片已损坏或不完整|只支持)/)
  })

  it.each(['jpeg', 'png', 'webp'] as const)('a truncated %s', async (format) => {
    const image = await drawImage(format, { width: 300, height: 300 })
    expect(await refusalOf(image.subarray(0, Math.floor(image.length * 0.6)))).toBe(
      'config.bad_image 图片已损坏或不完整',
    )
  })

  it.each([
    ['a PNG of 50,000 × 50,000 pixels', () => claimPng({ width: 50_000, height: 50_000 })],
    ['a PNG of 2 billion × 1 pixels', () => claimPng({ width: 2_000_000_000, height: 1 })],
    ['a GIF of 65,535 × 65,535 pixels', () => claimGif({ width: 65_535, height: 65_535 }, 1)],
    ['a GIF of 20,000 frames', () => claimGif({ width: 2_000, height: 2_000 }, 20_000)],
  ])('%s', async (_, make) => {
    expect(await refusalOf(make())).toMatch(/^config\.bad_image /)
  })

  it('more than 6 MB, before or after the encoding', async () => {
    expect(await refusalOf(Buffer.alloc(maxImageBytes + 1, 0xff))).toBe('config.bad_image 图片不能超过 6 MB')
    const grows = await drawNoise({ width: 2_000, height: 2_000 })
    expect(grows.length).toBeLessThan(maxImageBytes)
    expect(await refusalOf(grows)).toBe('config.bad_image 图片处理后仍超过 6 MB，请缩小尺寸再上传')
  })

  it('an image beyond the capacity', async () => {
    await service.db('upload').insert({
      hash: 'f'.repeat(32),
      format: 'png',
      name: 'x',
      size: 1_999_999_990,
      width: 1,
      height: 1,
      storage: 'postgres',
      uploaded_by: 1,
    })
    expect(await refusalOf(await drawImage('png'))).toMatch(/^config\.uploads_full /)
    expect(await countRows('upload_content')).toBe(0)
  })
})

it('stores images while it refuses hostile ones', async () => {
  const good = await drawImage('png')
  const bad = claimPng({ width: 5_000, height: 5_000 }, 25_000_000)
  const results = await Promise.all([bad, good, bad, good].map(refusalOf))
  expect([results[1], results[3]]).toEqual(['stored', 'stored'])
})

it('stores all or refuses early when 100 images arrive at once', async () => {
  const images = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => drawImage('png', { background: `rgb(${index % 10},9,9)` })),
  )
  const results = await Promise.all(images.map(refusalOf))
  const stored = results.filter((result) => result === 'stored').length
  expect(stored).toBeGreaterThanOrEqual(8)
  expect(results.filter((result) => result.startsWith('unavailable')).length).toBe(100 - stored)
  expect(await countRows('upload')).toBeLessThanOrEqual(10)
  expect(await refusalOf(images[0]!)).toBe('stored')
})

it('deletes the content of failed uploads after an hour', async () => {
  const { url } = await upload(await drawImage('png'))
  const orphan = (hash: string, age: string) =>
    service.db('upload_content').insert({
      hash,
      content: Buffer.from('x'),
      stored_time: service.db.raw('now() - ?::interval', [age]),
    })
  await orphan('a'.repeat(32), '2 hours')
  await orphan('b'.repeat(32), '30 minutes')
  await service
    .db('upload_content')
    .where({ hash: hashOf(url) })
    .update({ stored_time: '2020-01-01' })
  expect(await pruneUploadContent(service.db)).toBe(false)
  const left: { hash: string }[] = await service.db('upload_content').select('hash')
  expect(left.map(({ hash }) => hash).toSorted()).toEqual(['b'.repeat(32), hashOf(url)].toSorted())
})
