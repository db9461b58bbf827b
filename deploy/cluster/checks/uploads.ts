import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { unwrap } from '../../e2e/harness/admin.ts'
import type { Envelope } from '../../e2e/harness/product-client.ts'
import { restart } from '../release.ts'
import { clientAt } from '../site.ts'
import { expect } from './check.ts'
import type { Check } from './check.ts'
import { useGateways } from './gateways.ts'

const side = 64

const makePicture = (): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()

const upload = async (url: string, token: string, picture: Buffer): Promise<string> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'cluster-test.png')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(new URL('/admin/v1/upload/static', url), { method: 'POST', headers, body: form })
  const { code, msg, data } = (await response.json()) as Envelope<{ url: string }>
  expect(code === 200, `the upload was refused with ${code}: ${msg}`)
  return data.url
}

const download = async (url: string, path: string): Promise<Buffer> => {
  const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(15_000) })
  expect(response.status === 200, `${path} answers ${response.status} at ${url}`)
  return Buffer.from(await response.arrayBuffer())
}

/** Uploaded images are stored outside of the pods. */
export const uploads: Check = {
  name: 'uploads',
  run: () =>
    useGateways(async ({ adminToken }, urls) => {
      const [first = '', ...others] = urls
      const path = await upload(first, adminToken, await makePicture())
      const before = await download(first, path)
      await restart('config')
      // These gateways have not cached the image.
      const after = await Promise.all(others.map((url) => download(url, path)))
      expect(
        after.every((content) => content.equals(before)),
        `${path} changed`,
      )
      const { list } = await unwrap(
        clientAt(first, adminToken).get<{ list: { id: number; url: string }[] }>('/admin/v1/upload/list?size=20'),
      )
      const ids = list.filter((each) => each.url === path).map(({ id }) => id)
      await unwrap(clientAt(first, adminToken).post('/admin/v1/upload/delete', { ids }))
      return `${before.length} bytes uploaded at one gateway, served by ${others.length} other after all config pods were replaced`
    }),
}
