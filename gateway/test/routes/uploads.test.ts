import { maxImageBytes } from '@pandex/contracts/uploads'
import { AppError, unavailableError } from '@pandex/platform/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadedImage } from '../support/services/config.ts'
import { sendRaw } from '../support/raw-http-client.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

const path = '/admin/v1/upload/static'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(() => gateway[Symbol.asyncDispose]())

const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0--x\r\n', 'latin1')

const formWith = (entries: [string, string | Blob, string?][]): FormData => {
  const form = new FormData()
  for (const [name, value, fileName] of entries)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  return form
}

const oneFile = (name = 'logo.png', content: Uint8Array<ArrayBuffer> = new Uint8Array(bytes)): FormData =>
  formWith([['file', new Blob([content]), name]])

const send = async (body: FormData | string, headers: Record<string, string> = bearer(gateway.tokens.admin)) => {
  const response = await fetch(gateway.url + path, { method: 'POST', headers, body })
  return { status: response.status, body: (await response.json()) as { code: number; msg: string; data: unknown } }
}

const receive = () => {
  const received: { name: string; content: Buffer; role: string | undefined }[] = []
  gateway.services.replace({
    config: {
      UploadImage: async ({ name, content }, { user }) => {
        received.push({ name, content, role: user?.role })
        return { ...uploadedImage, name }
      },
    },
  })
  return received
}

describe('An uploaded image', () => {
  it('reaches the config service byte for byte, with its name and the admin', async () => {
    const received = receive()
    const answer = await send(oneFile('标志 "1".png'))
    expect(received).toEqual([{ name: '标志 "1".png', content: bytes, role: 'admin' }])
    expect(answer).toEqual({
      status: 200,
      body: { code: 200, msg: '上传成功', data: { ...uploadedImage, name: '标志 "1".png' } },
    })
  })

  it('may have any name: the config service chooses the address', async () => {
    const received = receive()
    for (const name of ['../../etc/passwd', 'a/b.png', '.htaccess']) await send(oneFile(name))
    expect(received.map(({ name }) => name)).toEqual(['../../etc/passwd', 'a/b.png', '.htaccess'])
  })

  it.each([
    ['without a login', undefined, 403],
    ['by a user', 'user', 403],
  ] as const)('%s is refused', async (_, role, status) => {
    const received = receive()
    expect((await send(oneFile(), role ? bearer(gateway.tokens[role]) : {})).status).toBe(status)
    expect(received).toEqual([])
  })

  it.each([
    ['another field', () => formWith([['image', new Blob(['x']), 'a.png']]), 400],
    ['a text instead of a file', () => formWith([['file', 'x']]), 400],
    [
      'two files',
      () =>
        formWith([
          ['file', new Blob(['x']), 'a'],
          ['file', new Blob(['y']), 'b'],
        ]),
      400,
    ],
    [
      'a file and a text',
      () =>
        formWith([
          ['file', new Blob(['x']), 'a'],
          ['name', 'y'],
        ]),
      400,
    ],
    ['no file', () => formWith([]), 400],
    ['10,000 fields', () => formWith(Array.from({ length: 10_000 }, (): [string, string] => ['file', ''])), 400],
  ])('in a form with %s is refused', async (_, makeForm, status) => {
    const received = receive()
    expect((await send(makeForm())).status).toBe(status)
    expect(received).toEqual([])
  })

  it.each([
    ['image/png', '\x89PNG', 415],
    ['application/json', '{}', 415],
    ['multipart/form-data', '--x--', 415],
    ['multipart/form-data; boundary=x', '', 400],
    ['multipart/form-data; boundary=x', '--x\r\n', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
      400,
    ],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--\r\n', 400],
    [`multipart/form-data; boundary=${'x'.repeat(71)}`, '--x--', 415],
  ])('in a malformed body of type %s is refused', async (type, body, status) => {
    const received = receive()
    expect((await send(body, { ...bearer(gateway.tokens.admin), 'content-type': type })).status).toBe(status)
    expect(received).toEqual([])
  })

  it('larger than the limit is refused before it is parsed', async () => {
    const received = receive()
    expect((await send(oneFile('a', new Uint8Array(maxImageBytes)))).status).toBe(200)
    const answer = await send(oneFile('a', new Uint8Array(maxImageBytes + 20_000)))
    expect([answer.status, received.length]).toEqual([413, 1])
  })

  it('is refused with the reason of the config service', async () => {
    gateway.services.replace({
      config: { UploadImage: () => Promise.reject(new AppError('invalid', 'config.bad_image', '图片已损坏或不完整')) },
    })
    expect((await send(oneFile())).body).toMatchObject({ msg: '图片已损坏或不完整', data: null })
  })

  it('is not read while eight others are being stored', async () => {
    const gate = Promise.withResolvers<void>()
    let started = 0
    gateway.services.replace({
      config: {
        UploadImage: async () => {
          started += 1
          await gate.promise
          return uploadedImage
        },
      },
    })
    const answers = Array.from({ length: 100 }, async () => {
      const { status } = await send(oneFile())
      if (status === 503) refused += 1
      if (refused === 92) gate.resolve()
      return status
    })
    let refused = 0
    const statuses = await Promise.all(answers)
    expect([started, statuses.filter((status) => status === 200).length]).toEqual([8, 8])
    expect((await send(oneFile())).status).toBe(200)
  })
})

const content = Buffer.concat([bytes, Buffer.alloc(3_000, 'a')])

const serve = (type = 'image/png') =>
  gateway.services.replace({ config: { GetImage: async () => ({ content, type }) } })

const newUrl = (extension = 'png'): string => `/static/upload/${crypto.randomUUID().replaceAll('-', '')}.${extension}`

describe('A stored image', () => {
  it('may be cached for ever, runs nothing and is not compressed again', async () => {
    serve()
    const url = newUrl()
    const response = await fetch(gateway.url + url, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'x-content-type-options': 'nosniff',
      'content-length': String(content.length),
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    const again = await fetch(gateway.url + url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await fetch(gateway.url + url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)])
  })

  it('is fetched once for all clients, and shown while the config service is away', async () => {
    serve()
    const url = newUrl()
    await Promise.all(Array.from({ length: 20 }, async () => (await fetch(gateway.url + url)).arrayBuffer()))
    expect(gateway.services.polls.filter(({ method }) => method === 'GetImage')).toHaveLength(1)
    gateway.services.replace({ config: { GetImage: () => Promise.reject(unavailableError()) } })
    expect((await fetch(gateway.url + url)).status).toBe(200)
    expect((await fetch(gateway.url + newUrl())).status).toBe(503)
  })

  it.each([
    '/static/upload/',
    '/static/upload/x.png',
    newUrl('svg'),
    newUrl('html'),
    newUrl('PNG'),
    newUrl('jpg'),
    `${newUrl()}/..`,
    `/static/upload/${'0'.repeat(32)}.png%00.html`,
    `/static/upload/..%2f..%2fetc%2fpasswd`,
    `/static/upload/${'A'.repeat(32)}.png`,
  ])('does not answer %s', async (url) => {
    serve()
    const { text } = await sendRaw(gateway.port, `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(text).toMatch(/^HTTP\/1\.1 (?:404|400|200)/)
    expect(text).not.toContain('image/')
    expect(text).not.toContain('a'.repeat(100))
  })
})
