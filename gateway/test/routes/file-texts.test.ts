import { unavailableError } from '@pandex/platform/errors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { setTimeout as delay } from 'node:timers/promises'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(() => gateway[Symbol.asyncDispose]())

const serve = (texts: Record<string, string>) =>
  gateway.services.replace({ config: { GetFileText: async ({ name }) => ({ text: texts[name] ?? '' }) } })

const open = async (name: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${gateway.url}/${name}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Longer than a gateway caches a text. */
const lifetimeMs = 2_100

it('serves texts with their type, never cached unchecked and never able to run', async () => {
  const texts = {
    'ads.txt': 'google.com, pub-1, DIRECT\n',
    '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    'google0123456789abcdef.html': 'google-site-verification: <script>alert(1)</script>',
    'BingSiteAuth.xml': '<users/>',
  }
  serve(texts)
  const types: Record<string, string> = { txt: 'text/plain', html: 'text/html', xml: 'application/xml' }
  for (const [name, text] of Object.entries(texts)) {
    const answer = await open(name)
    expect([answer.status, answer.text]).toEqual([200, text])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `${types[name.split('.').at(-1) ?? '']}; charset=utf-8`,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect((await open(name, { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304)
  }
})

it('serves the built-in robots.txt until an admin writes one, and shows changes within seconds', async () => {
  serve({})
  await delay(lifetimeMs)
  expect((await open('robots.txt')).text).toContain('Disallow: /admin')
  serve({ 'robots.txt': 'User-agent: *\nDisallow: /\n' })
  await delay(lifetimeMs)
  expect((await open('robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  // The built-in text would allow what the admin forbids.
  gateway.services.replace({ config: { GetFileText: () => Promise.reject(unavailableError()) } })
  await delay(lifetimeMs)
  expect((await open('robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  serve({})
  await delay(lifetimeMs)
  expect((await open('robots.txt')).text).toContain('Disallow: /admin')
})

it('answers robots.txt with an error while the text was never read', async () => {
  await using started = await startGateway({
    site: { config: { GetFileText: () => Promise.reject(unavailableError()) } },
  })
  expect((await fetch(`${started.url}/robots.txt`)).status).toBe(503)
})

it('asks for allowed names only, once a second', async () => {
  serve({})
  for (const name of [
    'index.html',
    'sw.js',
    'sitemap.xml',
    'assets/robots.txt',
    '..%2frobots.txt',
    'robots.txt%00',
    'x',
  ])
    await open(name)
  await Promise.all(Array.from({ length: 20 }, () => open('proof-a.txt')))
  const asked = gateway.services.polls.filter(({ method }) => method === 'GetFileText')
  expect(asked.map(({ request }) => request.name)).toEqual(['proof-a.txt'])
})
