import { describe, expect, test } from 'vitest'
import { evaluateAccess, paymentRef } from './access-policy.ts'
import type { SearchRules } from './access-policy.ts'

type Policy = SearchRules['search_basic']['policy']

const rulesOf = (policy: Policy, wechat: Partial<SearchRules['wechat_pwd']> = {}, cost_coin = 3): SearchRules => ({
  search_basic: { policy, policy_from_page: 3, cost_coin, page_size: 10 },
  user_search: { free_pages: 5, vip_pages: 20 },
  wechat_pwd: { enabled: true, passphrase: '芝麻开门', tip: '关注公众号', ...wechat },
  search_text: { login: '登录后查看更多结果' },
})

const admin = { id: 1, role: 'admin' } as const
const member = { id: 2, role: 'user', isVip: true } as const
const user = { id: 3, role: 'user' } as const

const evaluate = (
  rules: SearchRules,
  page: number,
  {
    user: who,
    wechat_pwd = '',
    perSize = 10,
  }: { user?: typeof user | typeof member | typeof admin; wechat_pwd?: string; perSize?: number } = {},
): string => {
  try {
    return evaluateAccess(rules, { page, perSize, wechat_pwd, user: who }).kind
  } catch (error) {
    return (error as { code: string }).code
  }
}

const policies = ['none', 'login', 'wechat', 'coin'] as const

test.each(policies)('%s: pages before the first restricted one are open to everyone', (policy) => {
  expect(evaluate(rulesOf(policy), 2)).toBe('free')
})

test.each(policies)('%s: admins may read any page', (policy) => {
  expect(evaluate(rulesOf(policy), 1_000, { user: admin })).toBe('free')
})

test('none: every page is open', () => {
  expect(evaluate(rulesOf('none'), 1_000)).toBe('free')
})

test('login: anonymous visitors must log in, users have no further condition', () => {
  expect(evaluate(rulesOf('login'), 3)).toBe('search.login_required')
  expect(evaluate(rulesOf('login'), 3, { user })).toBe('free')
})

describe('the policy counts rows, not pages', () => {
  test.each([
    [10, 2, 'free'],
    [10, 3, 'search.login_required'],
    [20, 1, 'free'],
    [21, 1, 'search.login_required'],
    [50, 1, 'search.login_required'],
    [5, 4, 'free'],
    [5, 5, 'search.login_required'],
    [1, 20, 'free'],
    [1, 21, 'search.login_required'],
  ])('with %d rows a page, page %d is %s for an anonymous visitor', (perSize, page, expected) => {
    expect(evaluate(rulesOf('login'), page, { perSize })).toBe(expected)
  })

  test('larger pages of a site contain more free rows', () => {
    const rules = rulesOf('login')
    rules.search_basic.page_size = 25
    expect([evaluate(rules, 1, { perSize: 50 }), evaluate(rules, 2, { perSize: 50 })]).toEqual([
      'free',
      'search.login_required',
    ])
  })

  test('free pages of users and members count rows too', () => {
    expect(evaluate(rulesOf('coin'), 1, { user, perSize: 50 })).toBe('free')
    expect(evaluate(rulesOf('coin'), 2, { user, perSize: 50 })).toBe('priced')
    expect(evaluate(rulesOf('coin'), 4, { user: member, perSize: 50 })).toBe('free')
    expect(evaluate(rulesOf('coin'), 5, { user: member, perSize: 50 })).toBe('priced')
  })
})

describe('wechat', () => {
  test.each(['', '芝麻', '芝麻 开门', '芝麻開門'])('%j is refused as the passphrase', (wechat_pwd) => {
    expect(evaluate(rulesOf('wechat'), 3, { wechat_pwd })).toBe('search.passphrase_required')
    expect(evaluate(rulesOf('wechat'), 3, { wechat_pwd, user })).toBe('search.passphrase_required')
  })

  test('the passphrase grants access, and members need none', () => {
    expect(evaluate(rulesOf('wechat'), 3, { wechat_pwd: '芝麻开门' })).toBe('free')
    expect(evaluate(rulesOf('wechat'), 3, { wechat_pwd: ' 芝麻开门\n' })).toBe('free')
    expect(evaluate(rulesOf('wechat'), 3, { user: member })).toBe('free')
  })

  test('further pages are for members only while the passphrase is missing or switched off', () => {
    for (const wechat of [{ passphrase: '' }, { enabled: false }]) {
      expect(evaluate(rulesOf('wechat', wechat), 3, { wechat_pwd: '' })).toBe('search.closed')
      expect(evaluate(rulesOf('wechat', wechat), 3, { wechat_pwd: '芝麻开门', user })).toBe('search.closed')
      expect(evaluate(rulesOf('wechat', wechat), 3, { user: member })).toBe('free')
      expect(evaluate(rulesOf('wechat', wechat), 1)).toBe('free')
    }
  })
})

describe('coin', () => {
  test('requires anonymous visitors to log in', () => {
    expect(evaluate(rulesOf('coin'), 3)).toBe('search.login_required')
  })

  test.each([
    ['a user reads his free pages', user, 5, 'free'],
    ['a user pays for the next', user, 6, 'priced'],
    ['a member reads his', member, 20, 'free'],
    ['a member pays for the next', member, 21, 'priced'],
  ] as const)('%s', (_, who, page, expected) => {
    expect(evaluate(rulesOf('coin'), page, { user: who })).toBe(expected)
  })

  test('a price of zero is no price', () => {
    expect(evaluate(rulesOf('coin', {}, 0), 6, { user })).toBe('free')
  })
})

describe('the payment reference', () => {
  const noon = new Date('2026-11-21T12:00:00+08:00')

  test('is the same for one keyword of one user on one day, in any spelling', () => {
    const ref = paymentRef(3, { q: '慶餘年', user: '', tags: [] }, noon)
    expect(paymentRef(3, { q: ' 庆余年 ', user: '', tags: [] }, new Date('2026-11-21T23:59:59+08:00'))).toBe(ref)
    expect(ref.startsWith('3:2026-11-21:')).toBe(true)
  })

  test('differs for another keyword, sharer, user or day', () => {
    const refs = [
      paymentRef(3, { q: '庆余年', user: '', tags: [] }, noon),
      paymentRef(3, { q: '庆余年2', user: '', tags: [] }, noon),
      paymentRef(3, { q: '庆余年', user: '搬运工', tags: [] }, noon),
      paymentRef(4, { q: '庆余年', user: '', tags: [] }, noon),
      paymentRef(3, { q: '庆余年', user: '', tags: [] }, new Date('2026-11-22T00:00:00+08:00')),
    ]
    expect(new Set(refs).size).toBe(refs.length)
  })

  test('tags without a keyword are a separate search, and with a keyword they filter the paid one', () => {
    const refOf = (q: string, tags: string[]) => paymentRef(3, { q, user: '', tags }, noon)
    expect(refOf('庆余年', ['4K'])).toBe(refOf('庆余年', []))
    expect(refOf('', ['4K', 'HDR'])).toBe(refOf('', ['hdr', '４k']))
    expect(refOf('', ['4K'])).not.toBe(refOf('', ['HDR']))
  })
})
