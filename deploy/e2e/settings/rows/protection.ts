import { createHash, createHmac } from 'node:crypto'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { call, nextAddress } from '../people.ts'
import type { SettingsSite } from '../settings-site.ts'

const key = 'lamp oil'
const path = '/v1/category/list_all'
const programToken = 'a-program-of-the-library'

const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

interface Signing {
  secret?: string
  ageSeconds?: number
}

/** A signed read; every signature is new, because repeated ones are refused. */
const signedCall = async (site: SettingsSite, { secret = key, ageSeconds = 0 }: Signing = {}): Promise<number> => {
  const url = `${path}?n=${nextAddress()}`
  const time = String(Date.now() - ageSeconds * 1000)
  const bodySign = hmac(secret, '')
  const sign = hmac(secret, ['GET', url, time, bodySign].join('\n'))
  const headers = { 'x-time': time, 'x-path': url, 'x-body-sign': bodySign, 'x-sign': sign }
  return (await call(site, url, { headers })).code
}

const unsignedCode = async (site: SettingsSite, route = path): Promise<number> =>
  (await call(site, `${route}?n=${nextAddress()}`)).code

const signing = { anti_crawler_pub: { enabled: true, key } }

/** Calls that the mail budget of one visitor allows a minute, as `openSettingsSite` scales it. */
const mailBudget = 100

/** Spends a share of a new visitor's budget. @returns its address */
const spend = async (site: SettingsSite, calls: number): Promise<string> => {
  const address = nextAddress()
  for (let count = 0; count < calls; count += 25)
    await Promise.all(
      Array.from({ length: Math.min(25, calls - count) }, () =>
        call(site, '/v1/user/send_reg_email', { address, body: { email: 'no address' } }),
      ),
    )
  return address
}

const delayMs = async (site: SettingsSite): Promise<number> => {
  const address = await spend(site, mailBudget * 0.8)
  const startedAt = performance.now()
  await call(site, '/v1/user/send_reg_email', { address, body: { email: 'no address' } })
  return performance.now() - startedAt
}

const exhaust = async (site: SettingsSite): Promise<Response> => {
  const address = await spend(site, mailBudget + 10)
  return fetch(new URL('/v1/disk/latest', site.product.url), { headers: { 'x-forwarded-for': address } })
}

const programCode: Observe = async (site) => (await call(site, '/open/disk/list', { token: programToken })).code

const showsChecklist: Observe = async ({ page }) => {
  await page.goto('/admin/index', { waitUntil: 'networkidle' })
  return (await page.locator('li[data-done]').count()) > 0
}

export const protectionGroups: readonly EffectGroup[] = [
  {
    name: 'Signed calls',
    given: { anti_crawler_pub: { key } },
    effects: [effect('anti_crawler_pub.enabled', true, (site) => unsignedCode(site), 200, 407)],
  },
  {
    name: 'Keys of signed calls',
    given: { anti_crawler_pub: { enabled: true, key: 'old key' } },
    effects: [
      effect('anti_crawler_pub.key', key, (site) => signedCall(site), 407, 200),
      effect('anti_crawler.previous_key', 'older', (site) => signedCall(site, { secret: 'older' }), 407, 200),
      effect(
        'anti_crawler.window_seconds',
        300,
        (site) => signedCall(site, { secret: 'older', ageSeconds: 200 }),
        407,
        200,
      ),
    ],
  },
  {
    name: 'Routes of signed calls',
    given: signing,
    effects: [effect('anti_crawler.enforced_routes', ['GET /v1/disk/latest'], (site) => unsignedCode(site), 407, 200)],
  },
  {
    name: 'Wrong signatures',
    given: signing,
    effects: [effect('anti_crawler.action', 'captcha', (site) => unsignedCode(site), 407, 428)],
  },
  {
    name: 'Delay of fast visitors',
    effects: [effect('anti_crawler.slow_ms', 1_500, async (site) => (await delayMs(site)) > 1_000, false, true)],
  },
  {
    name: 'Levels for fast visitors',
    given: { anti_crawler: { slow_ms: 1_500 } },
    effects: [effect('anti_crawler.ladder_enabled', false, async (site) => (await delayMs(site)) > 1_000, true, false)],
  },
  {
    name: 'Bans of fast visitors',
    effects: [effect('anti_crawler.ban_after', 1, async (site) => (await exhaust(site)).status, 200, 403)],
  },
  {
    name: 'Minutes of a ban',
    given: { anti_crawler: { ban_after: 1 } },
    effects: [
      effect(
        'anti_crawler.ban_minutes',
        3,
        async (site) => Math.ceil(Number((await exhaust(site)).headers.get('retry-after')) / 60),
        10,
        3,
      ),
    ],
  },
  {
    name: 'Open API and private values',
    effects: [
      effect(
        'other_pri.open_tokens',
        [{ name: 'catalogue', sha256: createHash('sha256').update(programToken).digest('hex'), scopes: ['list'] }],
        programCode,
        403,
        200,
      ),
      effect(
        'other_pri.values',
        { shelf_key: 'brass' },
        async ({ admin }) => {
          const { envelope } = await admin.get<Record<string, string>>('/admin/v1/site_config/all')
          return envelope.data.other_pri?.includes('shelf_key')
        },
        false,
        true,
      ),
    ],
  },
  {
    name: 'Checklist of the first run',
    effects: [effect('first_run.dismissed', true, showsChecklist, true, false)],
  },
]
