import { unwrap } from '../../harness/admin.ts'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { pageHas } from '../observe.ts'
import { call, coinsOf, createReader, register } from '../people.ts'
import type { SettingsSite } from '../settings-site.ts'
import { shows } from './texts.ts'

const accounts = { enable_user_system: true }
const rule = { id: 'week', title: '周会员', coin: 5, vip_days: 7 }
const otherRule = { id: 'month', title: '月会员', coin: 6, vip_days: 30 }
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()

const registerCode: Observe = async (site) => (await register(site)).code

const checkIn =
  (pick: (reply: { coin_gained: number; coin_tomorrow: number }) => number): Observe =>
  async (site) => {
    const { client } = await createReader(site)
    return pick(await unwrap(client.get<{ coin_gained: number; coin_tomorrow: number }>('/auth/v1/user/check_in')))
  }

/** Registers two visitors with the code of a new user. */
const invite = async (site: SettingsSite): Promise<{ inviter: number; invitee: number }> => {
  const inviter = await createReader(site)
  const { invite_code } = await unwrap(inviter.client.get<{ invite_code: string }>('/auth/v1/user/invited'))
  const [{ data }] = [await register(site, { invite_code }), await register(site, { invite_code })]
  return { inviter: await coinsOf(site, inviter), invitee: await coinsOf(site, data) }
}

const inviteEffect = (field: string, value: unknown, who: 'inviter' | 'invitee', before: number, after: number) =>
  effect(`invite.${field}`, value, async (site) => (await invite(site))[who], before, after)

const exchange =
  (ruleId: string): Observe =>
  async (site) => {
    const { client } = await createReader(site, { coin_delta: 100, coin_note: '赠送' })
    const request_id = crypto.randomUUID()
    return (await client.post('/auth/v1/user/coin_exchange', { rule_id: ruleId, request_id })).envelope.code
  }

const newKey = async ({ admin }: SettingsSite): Promise<string> =>
  (await unwrap(admin.post<{ keys: string[] }>('/admin/v1/cdkey/create', { kind: 'coin', value: 1 }))).keys[0] ?? ''

const searchPage =
  (page: number, changes: Record<string, unknown> = {}): Observe =>
  async (site) => {
    const { client } = await createReader(site, changes)
    return (await client.search('第', { page, size: 1 })).envelope.code
  }

const freeDetails =
  (changes: Record<string, unknown>): Observe =>
  async (site) => {
    const { client } = await createReader(site, changes)
    const { envelope } = await client.get<{ policy: { free_left: number } }>(`/v1/disk/doc/${site.sample.docId}`)
    return envelope.data.policy.free_left
  }

const searchWith = (passphrase: string) => async (site: SettingsSite) =>
  site.visitor.search('第', { page: 3, size: 10, adv_params: { wechat_pwd: passphrase } })

export const userGroups: readonly EffectGroup[] = [
  { name: 'Accounts', effects: [shows('user.enable_user_system', '>登录<')] },
  {
    name: 'Points of new users',
    given: { user: accounts },
    effects: [
      effect('user.register_coin', 7, async (site) => coinsOf(site, (await register(site)).data), 0, 7),
      effect(
        'user.check_in_coin',
        4,
        checkIn(({ coin_gained }) => coin_gained),
        1,
        4,
      ),
      effect(
        'user.check_in_streak',
        3,
        checkIn((reply) => reply.coin_tomorrow - reply.coin_gained),
        0,
        3,
      ),
      effect(
        'user.captcha_type',
        'rotate',
        async (site) => (await call<{ type: string }>(site, '/v1/captcha/gen')).data.type,
        'click',
        'rotate',
      ),
      effect('cdkey_rule.prefix', 'LIB', async (site) => (await newKey(site)).startsWith('LIB'), false, true),
      effect(
        'cdkey_rule.length',
        20,
        async (site) => (await newKey(site)).replace(/^LIB/, '').replaceAll('-', '').length,
        16,
        20,
      ),
    ],
  },
  {
    name: 'Closed registration',
    given: { user: accounts },
    effects: [effect('user.enable_register', false, registerCode, 200, 0)],
  },
  {
    name: 'Registration with a captcha',
    given: { user: accounts },
    effects: [effect('user.enable_captcha', true, registerCode, 200, 428)],
  },
  {
    name: 'Registration with a mailed code',
    given: { user: accounts },
    effects: [effect('user.email_verify', true, registerCode, 200, 0)],
  },
  {
    name: 'Rewards for invitations',
    given: { user: accounts },
    effects: [inviteEffect('enabled', true, 'invitee', 0, 10)],
  },
  {
    name: 'Points for invitations',
    given: { user: accounts, invite: { enabled: true } },
    effects: [inviteEffect('inviter_coin', 4, 'inviter', 20, 8), inviteEffect('invitee_coin', 3, 'invitee', 10, 3)],
  },
  {
    name: 'Rewarded invitations a day',
    given: { user: accounts, invite: { enabled: true } },
    effects: [inviteEffect('max_per_day', 1, 'inviter', 20, 10)],
  },
  {
    name: 'Exchange of points',
    given: { user: accounts, coin2any: { rules: [rule] } },
    effects: [effect('coin2any.enabled', true, exchange('week'), 0, 200)],
  },
  {
    name: 'Rules of the exchange',
    given: { user: accounts, coin2any: { enabled: true } },
    effects: [effect('coin2any.rules', [rule, otherRule], exchange('month'), 0, 200)],
  },
  {
    name: 'Pages of a paid search',
    given: { user: accounts, search_basic: { policy: 'coin', page_size: 1 } },
    effects: [
      effect('user_search.free_pages', 7, searchPage(6), 410, 200),
      effect('user_search.vip_pages', 2, searchPage(9, { vip_until: inAMonth }), 200, 410),
    ],
  },
  {
    name: 'Price of a search',
    given: { user: accounts, search_basic: { policy: 'coin', page_size: 1 } },
    effects: [
      effect(
        'search_basic.cost_coin',
        8,
        async (site) => {
          const { client } = await createReader(site)
          return / (\d+) 积分/.exec((await client.search('第', { page: 6, size: 1 })).envelope.msg)?.[1]
        },
        '1',
        '8',
      ),
    ],
  },
  {
    name: 'Free details a day',
    given: { user: accounts, doc_basic: { policy: 'coin', cost_coin: 3 } },
    effects: [
      effect('user_doc.free_details_per_day', 2, freeDetails({}), 0, 2),
      effect('user_doc.vip_details_per_day', 4, freeDetails({ vip_until: inAMonth }), 10, 4),
    ],
  },
  {
    name: 'Passphrase of a search',
    given: { search_basic: { policy: 'wechat' }, wechat_pwd: { passphrase: '芝麻' } },
    effects: [
      effect('wechat_pwd.enabled', true, async (site) => (await searchWith('芝麻')(site)).envelope.code, 0, 200),
    ],
  },
  {
    name: 'Texts of the passphrase',
    given: { search_basic: { policy: 'wechat' }, wechat_pwd: { enabled: true, passphrase: '旧口令' } },
    effects: [
      effect(
        'wechat_pwd.passphrase',
        '新口令',
        async (site) => (await searchWith('新口令')(site)).envelope.code,
        406,
        200,
      ),
      effect(
        'wechat_pwd.tip',
        '问馆员要口令',
        async (site) => (await searchWith('')(site)).envelope.msg === '问馆员要口令',
        false,
        true,
      ),
      effect('wechat_pwd.qr_url', '/shelf-qr.png', pageHas('/search?q=第&page=3', '/shelf-qr.png'), false, true),
    ],
  },
]
