import { expect, it } from 'vitest'
import { withSwitches } from '../support/fake-config.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import { allValues } from '../support/services/config.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

interface Row {
  day: string
  host: string
  count: number
}

const rowsOf = ({ services }: TestGateway): Row[] =>
  services.polls
    .filter(({ method }) => method === 'RecordReferrers')
    .flatMap(({ request }) => (request as unknown as { list: Row[] }).list)

const countsOf = (gateway: TestGateway): Record<string, number> =>
  rowsOf(gateway).reduce<Record<string, number>>(
    (counts, { host, count }) => ({ ...counts, [host]: (counts[host] ?? 0) + count }),
    {},
  )

it('counts pages that visitors open from outside: no call, admin page, error, crawler or prefetch', async () => {
  using webBuild = await buildFakeWebBuild()
  const site_basic = JSON.stringify({ host: 'https://pan.example.com' })
  const config = {
    ListAll: async () => ({ values: { ...allValues, site_basic, site_address: 'https://pan.example.com' } }),
  }
  await using gateway = await startGateway({ trustedProxies: ['127.0.0.0/8'], web: webBuild.web, site: { config } })
  let visitors = 0
  const open = (path: string, headers: Record<string, string>) =>
    fetch(gateway.url + path, { headers: { 'x-forwarded-for': `203.0.113.${(visitors += 1)}`, ...headers } })
  const referer = 'https://cn.bing.com/search?q=private'
  await open('/', { referer })
  await open('/search?q=x', { referer })
  await open('/', {})
  await open('/', { referer: `${gateway.url}/search` })
  await open('/', { referer: 'https://pan.example.com/search' })
  await open('/admin/config', { referer: 'https://admin.example/' })
  await open('/lost', { referer: 'https://lost.example/' })
  await open('/broken', { referer: 'https://broken.example/' })
  await open('/assets/app-1.js', { referer: 'https://file.example/' })
  await open('/v1/disk/latest', { referer: 'https://call.example/' })
  await open('/', { referer: 'https://prefetch.example/', 'sec-purpose': 'prefetch' })
  await open('/', { referer: 'https://crawler.example/', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await expect.poll(() => countsOf(gateway)).toEqual({ 'cn.bing.com': 2, direct: 1 })
  expect(JSON.stringify(gateway.services.polls)).not.toContain('private')
})

it('counts nothing while the site is under maintenance', async () => {
  using webBuild = await buildFakeWebBuild()
  const site = { config: withSwitches({ system_switch: { maintenance_mode: true } }) }
  await using gateway = await startGateway({ web: webBuild.web, site })
  await fetch(gateway.url, { headers: { referer: 'https://cn.bing.com/' } })
  await gateway.stop()
  expect(rowsOf(gateway)).toEqual([])
})
