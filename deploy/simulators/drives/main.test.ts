import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openOutbound } from '@pandex/platform/outbound/outbound'
import { unassignedShareIds } from '@pandex/contracts/share-link'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
let controlUrl: string
let origin: string
let stop: () => Promise<number | null>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandex-drives-'))
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', CONTROL_PORT: '0', CA_FILE: join(folder, 'ca.pem') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  stop = () => {
    child.kill('SIGTERM')
    return exit
  }
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve)
    child.once('exit', () => reject(new Error('ended before it was open')))
  })
  ;({ control: controlUrl, origin } = JSON.parse(line) as { control: string; origin: string })
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

const control = async (call: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
  const [method = '', path = ''] = call.split(' ')
  const answer = await fetch(controlUrl + path, { method, body: body === undefined ? undefined : JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

const requestQuark = async (pwd_id: string): Promise<{ status: number; text: string }> => {
  const ca = await readFile(join(folder, 'ca.pem'), 'utf8')
  await using outbound = openOutbound({ allowedHosts: ['drive-pc.quark.cn'], mapTo: { origin, ca } })
  return await outbound.fetch({
    url: 'https://drive-pc.quark.cn/1/clouddrive/share/sharepage/token?pr=ucpro&fr=pc',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pwd_id, passcode: '' }),
  })
}

test('answers a registered share, refuses an unknown one and reports an unassigned one as dead', async () => {
  expect(await control('PUT /shares', [{ disk_type: 'QUARK', disk_id: '0123456789ab', title: '甲' }])).toMatchObject({
    status: 200,
  })
  expect((await requestQuark('0123456789ab')).text).toContain('"title":"甲"')
  expect(await requestQuark('ba9876543210')).toMatchObject({ status: 429 })
  expect((await requestQuark(unassignedShareIds.QUARK)).text).toContain('41006')
  expect(await control('GET /seen')).toMatchObject({
    body: [{ disk_id: '0123456789ab' }, { disk_id: 'ba9876543210' }, { disk_id: unassignedShareIds.QUARK }],
  })
})

test('applies a mode to one share of a drive', async () => {
  await control('PUT /mode', { disk_type: 'QUARK', mode: 'limited', disk_id: '0123456789ab' })
  expect(await requestQuark('0123456789ab')).toMatchObject({ status: 429 })
  await control('PUT /mode', { disk_type: 'QUARK', mode: 'normal', disk_id: '0123456789ab' })
  await control('PUT /unknown', { unknown: 'dead' })
  expect((await requestQuark('ba9876543210')).text).toContain('41006')
})

test.each([
  ['PUT /mode', { disk_type: 'QUARK', mode: 'sleepy' }],
  ['PUT /mode', { disk_type: '123PAN', mode: 'normal' }],
  ['PUT /shares', { disk_type: 'QUARK', disk_id: 7, title: '甲' }],
  ['PUT /shares', { disk_type: 'QUARK', disk_id: '0123456789ab', title: '甲', state: 'lost' }],
  ['PUT /unknown', []],
])('%s refuses %j', async (call, body) => {
  expect(await control(call, body)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
})
