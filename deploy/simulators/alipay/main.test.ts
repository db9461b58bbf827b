import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openOutbound } from '@pandex/platform/outbound/outbound'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSimulatedAccount } from './simulated-account.ts'

let folder: string
let pages: string
let origin: string
let stop: () => Promise<number | null>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandex-alipay-'))
  const ACCOUNT_FILE = join(folder, 'account.json')
  await writeFile(ACCOUNT_FILE, JSON.stringify(createSimulatedAccount()))
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', PAGES_PORT: '0', CA_FILE: join(folder, 'ca.pem'), ACCOUNT_FILE },
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
  ;({ origin, pages } = JSON.parse(line) as { origin: string; pages: string })
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

const control = async (call: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
  const [method = '', path = ''] = call.split(' ')
  const answer = await fetch(pages + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return { status: answer.status, body: await answer.json() }
}

test('refuses an application that it does not know', async () => {
  const ca = await readFile(join(folder, 'ca.pem'), 'utf8')
  await using outbound = openOutbound({ allowedHosts: ['openapi.alipay.com'], mapTo: { origin, ca } })
  const { text } = await outbound.fetch({
    url: 'https://openapi.alipay.com/gateway.do',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'app_id=1&method=alipay.trade.query',
  })
  expect(text).toContain('isv.invalid-app-id')
})

test('is told how to behave', async () => {
  expect(await control('GET /trades')).toEqual({ status: 200, body: [] })
  expect(await control('PUT /notifications', { mode: { delayMs: 10 } })).toMatchObject({ status: 200 })
  expect(await control('PUT /gateway', { mode: 'busy' })).toMatchObject({ status: 200 })
  expect(await control('PUT /gateway', { mode: 'kind' })).toMatchObject({ status: 400 })
  expect(await control('PUT /paid', { out_trade_no: '1' })).toEqual({ status: 400, body: { error: 'no trade 1' } })
  expect(await control('GET /')).toMatchObject({ status: 404 })
})

test('an unknown code has a page', async () => {
  const answer = await fetch(`${pages}/pay/baxunknown`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('二维码无效')
})

test('ends when it is told to', async () => {
  expect(await stop()).toBe(0)
})
