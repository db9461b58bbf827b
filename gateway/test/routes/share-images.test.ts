import { AppError } from '@pandex/platform/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { breakTitle, drawCard } from '../../src/share-image/draw-card.ts'
import { disk } from '../support/services/disk.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

const docId = `d${'0'.repeat(23)}7`
const paid = {
  ...disk,
  doc_id: docId,
  disk_name: '庆余年 第二季',
  files: 'file:01.mkv',
  size: 3 * 2 ** 30,
  file_sizes: [3 * 2 ** 30],
}

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(() => gateway[Symbol.asyncDispose]())

const open = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers })

it('renders a resource anonymously, once for all clients', async () => {
  const callers: unknown[] = []
  gateway.services.replace({
    disk: {
      GetDoc: async (_request, { user }) => {
        callers.push(user)
        return paid
      },
    },
  })
  const response = await open(`/share-image/${docId}.png`, bearer(gateway.tokens.admin))
  const png = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630])
  expect(png.length).toBeLessThan(300_000)
  expect((await open(`/share-image/${docId}.png`)).headers.get('etag')).toBe(response.headers.get('etag'))
  expect(callers).toEqual([undefined])
})

it('has no image for an unknown resource', async () => {
  gateway.services.replace({
    disk: { GetDoc: () => Promise.reject(new AppError('not_found', 'disk.unknown', '记录不存在')) },
  })
  const answers = [`/share-image/d${'9'.repeat(24)}.png`, '/share-image/../x.png', '/share-image/short.png']
  for (const path of answers) {
    const response = await open(path)
    expect(response.headers.get('content-type')).not.toBe('image/png')
  }
})

it('limits the lines of a title and escapes markup', () => {
  const svg = drawCard({ siteName: 'A & B', title: `<script>${'长'.repeat(5_000)}`, facts: ['3.0 GB', '"x"'] })
  expect(svg).not.toContain('<script>')
  expect(svg).toContain('A &amp; B')
  expect(svg.match(/<tspan/g)).toHaveLength(4)
  expect(svg.length).toBeLessThan(3_000)
})

it.each([
  ['庆余年 第二季', 15, ['庆余年 第二季']],
  ['The.Wandering.Earth.II.2023', 8, ['The.', 'Wandering.', 'Earth.II.', '2023']],
])('breaks %s after a separator', (title, width, lines) => {
  expect(breakTitle(title, width, 4).join('')).toBe(lines.join(''))
  expect(breakTitle(title, width, 4).length).toBeLessThanOrEqual(4)
})
