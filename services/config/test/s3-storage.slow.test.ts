/**
 * Runs against versitygw, a real S3 server that verifies signatures. VERSITYGW names its program; `make test-slow` builds it where Go is
 * installed. Otherwise the tests are skipped.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '@pandex/platform/testing/certificates'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'
import { drawImage } from './images.ts'

const program = process.env.VERSITYGW || undefined
const host = 's3.example.com'
const port = 30_000 + (process.pid % 20_000)

const settings = {
  kind: 's3',
  endpoint: `https://${host}`,
  region: 'us-east-1',
  bucket: 'pandex',
  access_key_id: 'access',
  secret_access_key: 'secret-of-s3',
}

describe.skipIf(program === undefined)('With S3 as its storage, an image', () => {
  let service: ConfigTestService
  let server: ChildProcess
  const folder = mkdtempSync(join(tmpdir(), 'pandex-s3-'))
  const bucket = join(folder, 'data', 'pandex')

  beforeAll(async () => {
    const { ca, cert, key } = await makeCertificate([host])
    mkdirSync(bucket, { recursive: true })
    writeFileSync(join(folder, 'cert.pem'), cert)
    writeFileSync(join(folder, 'key.pem'), key)
    const options = `--port 127.0.0.1:${port} --access ${settings.access_key_id} --secret ${settings.secret_access_key} --cert ${folder}/cert.pem --key ${folder}/key.pem --region ${settings.region}`
    server = spawn(program ?? '', `${options} posix --nometa ${join(folder, 'data')}`.split(' '), { stdio: 'ignore' })
    service = await startConfigService({
      outboundOptions: { mapTo: { origin: `https://127.0.0.1:${port}`, ca }, resolve: async () => ['93.184.215.14'] },
    })
  })

  afterAll(async () => {
    server.kill()
    await service[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true })
  })

  const configure = async (changes: Partial<typeof settings> = {}): Promise<void> => {
    await service.update([{ name: 'upload_storage', value: JSON.stringify({ ...settings, ...changes }) }])
  }
  const upload = async (background: string) =>
    service.client.UploadImage({ content: await drawImage('png', { background }), name: 'a.png' }, asAdmin())
  const read = (url: string) =>
    service.client.GetImage({ hash: url.split('/').at(-1)?.split('.')[0] ?? '' }, testContext())
  const countContent = async (): Promise<number> => (await service.db('upload_content')).length

  it('is stored once in the bucket, and read from there byte for byte', async () => {
    await configure()
    const image = await waitFor(() => upload('red').catch(() => undefined))
    expect((await upload('red')).url).toBe(image.url)
    expect(readdirSync(join(bucket, 'static/upload'))).toEqual([image.url.split('/').at(-1)?.split('.')[0]])
    const stored = await read(image.url)
    expect([stored.content.length, stored.content.subarray(0, 4)]).toEqual([
      image.size,
      Buffer.from('\x89PNG', 'latin1'),
    ])
    expect(await countContent()).toBe(0)
  })

  it('stays readable in either storage after the setting changes', async () => {
    await configure()
    const inS3 = await upload('green')
    await configure({ kind: 'postgres' })
    const inDatabase = await upload('blue')
    expect(await countContent()).toBe(1)
    expect((await read(inS3.url)).content.length).toBe(inS3.size)
    await configure()
    expect((await read(inDatabase.url)).content.length).toBe(inDatabase.size)
  })

  it('is deleted from the bucket when it is uploaded again to the database', async () => {
    await configure()
    const { url } = await upload('pink')
    const hash = url.split('/').at(-1)?.split('.')[0] ?? ''
    expect(readdirSync(join(bucket, 'static/upload'))).toContain(hash)
    await configure({ kind: 'postgres' })
    const again = await waitFor(() => upload('pink').catch(() => undefined))
    expect(readdirSync(join(bucket, 'static/upload'))).not.toContain(hash)
    expect((await read(again.url)).content.length).toBe(again.size)
  })

  it('is deleted from the bucket with its row', async () => {
    await configure()
    const image = await upload('orange')
    const hash = image.url.split('/').at(-1)?.split('.')[0] ?? ''
    const [stored] = (await service.client.ListUploads({ q: hash }, asAdmin())).list
    const ids = [stored?.id ?? 0]
    await configure({ secret_access_key: 'wrong' })
    expect((await service.client.DeleteUploads({ ids }, asAdmin())).failed).toHaveLength(1)
    expect(readdirSync(join(bucket, 'static/upload'))).toContain(hash)
    await configure()
    expect(await service.client.DeleteUploads({ ids }, asAdmin())).toEqual({ done: 1, failed: [] })
    expect(readdirSync(join(bucket, 'static/upload'))).not.toContain(hash)
  })

  it.each([
    ['a wrong key', { secret_access_key: 'wrong' }, 'unavailable'],
    ['a bucket that does not exist', { bucket: 'other' }, 'failed_precondition'],
    ['a bucket name with a path', { bucket: 'a/../b' }, 'failed_precondition'],
    ['no address', { endpoint: '' }, 'failed_precondition'],
    ['another host than the address', { endpoint: 'https://other.example.com' }, 'unavailable'],
  ])('is refused with %s, and leaves no row', async (_, changes, kind) => {
    await configure(changes)
    const before = (await service.db('upload')).length
    await expect(upload('purple')).rejects.toMatchObject({ kind })
    expect((await service.db('upload')).length).toBe(before)
    expect(JSON.stringify(service.lines)).not.toContain('secret-of-s3')
  })
})
