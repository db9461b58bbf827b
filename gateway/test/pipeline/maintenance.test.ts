import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSwitches } from '../support/fake-config.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

const text = '搬家中，明早见'
const config = withSwitches({ system_switch: { maintenance_mode: true, maintenance_text: text } })

let gateway: TestGateway
let webBuild: FakeWebBuild

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  gateway = await startGateway({ web: webBuild.web, site: { config } })
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const maintenanceAnswer = { status: 503, body: { code: 503, msg: text, data: null } }

it('answers clients and users with the maintenance text', async () => {
  const answer = await gateway.get('/v1/disk/latest')
  expect(answer).toMatchObject(maintenanceAnswer)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(await gateway.post('/v1/search/disk', { q: 'x' })).toMatchObject(maintenanceAnswer)
  expect(await gateway.post('/v1/task/import_disk', { text: '链接' })).toMatchObject(maintenanceAnswer)
  expect(await gateway.get('/auth/v1/user/info', bearer(gateway.tokens.user))).toMatchObject(maintenanceAnswer)
  expect(await gateway.get('/v1/disk/latest', bearer(gateway.tokens.user))).toMatchObject(maintenanceAnswer)
  expect(await gateway.get('/v1/disk/latest', bearer('forged'))).toMatchObject(maintenanceAnswer)
})

it('shows the maintenance text on every page except the pages that admins need', async () => {
  for (const path of ['/', '/search?q=x', '/doc/abc']) {
    const page = await fetch(gateway.url + path)
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await page.text()).toContain(text)
  }
  for (const path of ['/admin/config', '/login', '/assets/app-1.js']) {
    expect((await fetch(gateway.url + path)).status).toBe(200)
  }
})

it('lets admins log in and use all routes', async () => {
  expect((await gateway.post('/v1/user/login', { username: 'admin', password: 'right' })).body.code).toBe(200)
  expect((await gateway.get('/v1/captcha/gen')).body.code).toBe(200)
  expect((await gateway.get('/v1/site_config/all')).body.code).toBe(200)
  const admin = bearer(gateway.tokens.admin)
  for (const path of ['/admin/v1/site_config/all', '/auth/v1/user/info', '/v1/category/list_all']) {
    expect((await gateway.get(path, admin)).body.code).toBe(200)
  }
})

it('ends within two seconds of the switch', async () => {
  await using other = await startGateway({ site: { config } })
  const waitForStatus = (status: number) => waitFor(async () => (await other.get('/v1/disk/latest')).status === status)
  const measureEndMs = async (): Promise<number> => {
    other.services.replace({ config })
    await waitForStatus(503)
    other.services.replace({})
    return measureDurationMs(() => waitForStatus(200))
  }
  expect(await measureMin(2_000, measureEndMs)).toBeLessThan(2_000)
})
