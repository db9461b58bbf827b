import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withSwitches } from '../support/fake-config.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway
let webBuild: FakeWebBuild

beforeAll(async () => {
  webBuild = await buildFakeWebBuild()
  // The cache does not age: only a change of the settings may renew a page.
  const startedAt = Date.now()
  gateway = await startGateway({ web: webBuild.web, shared: () => ({ now: () => startedAt }) })
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  webBuild[Symbol.dispose]()
})

const baidu_id = '0123456789abcdef0123456789abcdef'

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(gateway.url + path, { headers })
  const policy = response.headers.get('content-security-policy') ?? ''
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
  return { status: response.status, headers: response.headers, directives, html: await response.text() }
}

const change = (switches: Parameters<typeof withSwitches>[0]) =>
  gateway.services.replace({ config: withSwitches(switches) })

it('shows a change of the settings in cached pages within three seconds, and takes it back', async () => {
  expect((await open('/html')).html).not.toContain('<meta')
  change({ site_verification: { baidu: 'codeva-AbC123' }, statistics: { baidu_id } })
  await expect
    .poll(async () => (await open('/html')).html, { timeout: 3_000 })
    .toContain(
      '<meta name="baidu-site-verification" content="codeva-AbC123"><script async src="/stat.js"></script></head>',
    )
  const page = await open('/html')
  expect(page.directives['script-src']).toEqual(["'self'", 'https://hm.baidu.com'])
  expect(page.directives['connect-src']).toEqual(["'self'", 'https://hm.baidu.com'])
  expect(page.directives['img-src']).toEqual(["'self'", 'data:', 'https:'])
  const script = await open('/stat.js')
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(script.html).toContain(`https://hm.baidu.com/hm.js?${baidu_id}`)
  const unchanged = await open('/html', { 'if-none-match': page.headers.get('etag') ?? '' })
  expect([unchanged.status, unchanged.directives['script-src']]).toEqual([304, ["'self'", 'https://hm.baidu.com']])
  gateway.services.reset()
  await expect.poll(async () => (await open('/html')).html, { timeout: 3_000 }).not.toContain('<meta')
  expect((await open('/html')).directives['script-src']).toEqual(["'self'"])
  expect((await open('/stat.js')).html).not.toContain('hm.baidu.com')
})

it('keeps tags and hosts away from the admin area, the login page, errors and calls', async () => {
  change({ site_verification: { baidu: 'codeva-AbC123' }, statistics: { baidu_id, extra_hosts: ['cdn.example.com'] } })
  await expect.poll(async () => (await open('/html')).html, { timeout: 3_000 }).toContain('<meta')
  for (const path of ['/admin/html', '/login', '/broken', '/v1/disk/latest', '/assets/app-1.js']) {
    const { html, headers } = await open(path)
    expect(html).not.toContain('codeva')
    expect(html).not.toContain('/stat.js')
    expect(headers.get('content-security-policy')).not.toMatch(/baidu|example/)
  }
})

it('never sends a stored value of another form', async () => {
  change({
    site_verification: { baidu: '"><script>', google: 'x'.repeat(43) },
    statistics: { baidu_id: "'+alert(1)+'", extra_hosts: ["a.example; script-src 'unsafe-inline'"] },
  })
  await expect.poll(async () => (await open('/html')).html, { timeout: 3_000 }).toContain('google-site-verification')
  const { html, directives } = await open('/html')
  expect(html).not.toContain('<script')
  expect(directives['script-src']).toEqual(["'self'"])
})
