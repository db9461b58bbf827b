import { waitFor, testContext } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toDocument } from '../domain/index/to-document.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'
import type { CurrentDoc } from './fake-services.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

const paid = { disk_id: 'CANARYID77', disk_pass: 'cnry' }

const priced = makeDisk({
  ...paid,
  disk_name: '收费资源 CANARYID77',
  files: 'folder:收费\nfile:CANARYID77.mkv',
  tags: ['CANARYID77'],
  cost_coin: 5,
  checked_at: '2026-11-20T12:00:00.000Z',
})
const inCategory = makeDisk({ disk_id: 'CANARYID78', disk_pass: 'cnrz', disk_name: '收费资源 二', cate_id: 7 })
const free = makeDisk({ disk_id: 'FREEID99', disk_pass: 'abcd', disk_name: '收费资源 其实免费' })

const many = Array.from({ length: 40 }, (_, index): SavedDisk =>
  makeDisk({
    disk_name: `多页资源 ${2000 + (index % 4)} S0${1 + (index % 2)}`,
    disk_type: index % 5 === 0 ? 'BDY' : 'QUARK',
    files: index % 3 === 0 ? 'file:a.mkv' : 'file:a.pdf',
    shared_time: index < 5 ? '' : new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    share_user: `用户${index % 3}`,
  }),
)

const onLanzou = makeDisk({ disk_type: 'LZY', disk_id: 'iA1b2C3d4', disk_pass: '', disk_name: '蓝奏资源' })

const user = { id: 3, role: 'user' } as const

beforeAll(async () => {
  service = await startSearchService()
  const disks = [priced, inCategory, free, onLanzou, ...many]
  service.site.categories = [{ id: 7, policy: 'login' }]
  await service.saveSearchable(disks)
})

beforeEach(() => {
  service.site.reset()
  service.site.categories = [{ id: 7, policy: 'login' }]
})

afterAll(() => service[Symbol.asyncDispose]())

/** Repeats a call until a changed configuration has taken effect. */
const eventually = <T>(call: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> =>
  waitFor(async () => {
    const answer = await call()
    return isThere(answer) ? { answer } : undefined
  }).then(({ answer }) => answer)

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  )

describe('the link of a restricted resource', () => {
  const call = async () => {
    const { list } = await service.search({ q: '收费资源', facets: true })
    return new Map(list.map((hit) => [hit.doc_id, hit]))
  }

  test('is in no field of a hit for any caller, and the hit names its access policy', async () => {
    for (const who of [undefined, user, { id: 1, role: 'admin' } as const]) {
      const { keyword, ...reply } = await service.search({ q: '收费资源 CANARYID77', facets: true }, { user: who })
      expect(keyword, 'the text that the caller typed').toBe('收费资源 CANARYID77')
      const suggested = await service.calls.Suggest({ q: '收费' }, testContext({ user: who }))
      const related = await service.calls.FindRelated({ doc_id: free.doc_id }, testContext({ user: who }))
      expect(reply.list.find(({ doc_id }) => doc_id === priced.doc_id)).toMatchObject({
        policy: 'coin',
        cost_coin: 5,
        checked_at: '2026-11-20T12:00:00.000Z',
        link: '',
      })
      expect(JSON.stringify([reply, suggested, related])).not.toMatch(/CANARY|cnry|cnrz/)
    }
    expect(JSON.stringify(service.lines)).not.toMatch(/CANARY|cnry|cnrz/)
  })

  test('in a category follows the policy of the category', async () => {
    const hits = await eventually(call, (found) => found.get(inCategory.doc_id)?.policy === 'login')
    expect(hits.get(inCategory.doc_id)).toMatchObject({ link: '', disk_id: '', disk_pass: '' })
    expect(hits.get(free.doc_id)).toMatchObject({ policy: 'none', disk_id: 'FREEID99', disk_pass: 'abcd' })
  })

  test('follows a changed policy of the site within two seconds', async () => {
    const setPolicy = async (policy: 'none' | 'login'): Promise<unknown> => {
      service.site.docPolicy.policy = policy
      const isThere = (hit: { policy: string; link: string } | undefined) =>
        hit?.policy === policy && (hit.link === '') === (policy === 'login')
      return eventually(call, (found) => isThere(found.get(free.doc_id)))
    }
    const lock = async (): Promise<number> => {
      await setPolicy('none')
      return measureDurationMs(() => setPolicy('login'))
    }
    expect(await measureMin(2_000, lock)).toBeLessThan(2_000)
  })

  test('links are left out where the site shows none in lists', async () => {
    service.site.rules.search_show.show_link = false
    const isUnlinked = (hit: { policy: string; link: string } | undefined) => hit?.policy === 'none' && hit.link === ''
    const hits = await eventually(call, (found) => isUnlinked(found.get(free.doc_id)))
    expect(hits.get(free.doc_id)).toMatchObject({ disk_id: '', disk_pass: '' })
  })

  test('the database decides visibility, not an outdated index', async () => {
    const [nowPriced, disabled, dead, deleted, suspected] = Array.from({ length: 5 }, () =>
      makeDisk({ disk_name: '索引落后资源', disk_pass: 'late' }),
    ) as [SavedDisk, SavedDisk, SavedDisk, SavedDisk, SavedDisk]
    const late = [nowPriced, disabled, dead, deleted, suspected]
    await service.saveSearchable(late)
    service.site.docsNow = new Map<string, CurrentDoc>([
      [nowPriced.doc_id, { cost_coin: 9 }],
      [disabled.doc_id, { enabled: false }],
      [dead.doc_id, { health: 'dead' }],
      [deleted.doc_id, null],
      [suspected.doc_id, { status: 4 }],
    ])
    const shown = [
      { doc_id: nowPriced.doc_id, policy: 'coin', cost_coin: 9, link: '', disk_id: '', disk_pass: '' },
      { doc_id: suspected.doc_id, policy: 'none', status: 4, disk_pass: 'late' },
    ]
    await eventually(call, (found) => found.get(free.doc_id)?.link !== '')
    const { list } = await service.search({ q: '索引落后资源' })
    expect(list).toHaveLength(shown.length)
    expect(list).toEqual(expect.arrayContaining(shown.map((hit) => expect.objectContaining(hit) as object)))
    // Copies of one version have no fixed order.
    const { copies } = await service.calls.FindRelated({ doc_id: deleted.doc_id }, testContext())
    expect(copies).toHaveLength(shown.length)
    expect(copies).toEqual(expect.arrayContaining(shown.map((hit) => expect.objectContaining(hit) as object)))
  })

  test('no link is shown while the database of resources is down, and search still answers', async () => {
    service.site.away.add('disk')
    const { list } = await service.search({ q: '收费资源' })
    expect(list.length).toBeGreaterThan(1)
    for (const hit of list) expect(hit).toMatchObject({ policy: 'login', link: '', disk_id: '', disk_pass: '' })
    service.site.away.delete('disk')
    const hits = await eventually(call, (found) => found.get(free.doc_id)?.link !== '')
    expect(hits.get(free.doc_id)).toMatchObject({ policy: 'none', disk_id: 'FREEID99' })
  })
})

describe('further pages', () => {
  const page = (number: number, more: object = {}, who?: typeof user) =>
    service.search({ q: '多页资源', page: number, size: 10, ...more }, { user: who })
  const code = (...args: Parameters<typeof page>) => codeOf(page(...args))
  const setPolicy = async (policy: 'login' | 'wechat' | 'coin'): Promise<void> => {
    Object.assign(service.site.rules.search_basic, { policy, policy_from_page: 2, cost_coin: 3 })
    service.site.rules.user_search = { free_pages: 2, vip_pages: 3 }
    const refusal = policy === 'wechat' ? 'search.passphrase_required' : 'search.login_required'
    await waitFor(async () => (await code(2)) === refusal)
  }

  test('requires a login, by number and by cursor alike', async () => {
    const { cursor } = await page(1)
    await setPolicy('login')
    expect(await code(1)).toBe('answered')
    expect(await code(2)).toBe('search.login_required')
    expect(await code(1, { cursor })).toBe('search.login_required')
    expect(await code(2, {}, user)).toBe('answered')
  })

  test('counts rows: a larger page or its cursor reads no further than the free pages', async () => {
    const { cursor } = await page(1, { size: 5 })
    await setPolicy('login')
    expect(await code(1, { size: 50 })).toBe('search.login_required')
    expect(await code(1, { size: 11 })).toBe('search.login_required')
    expect(await code(1, { size: 5, cursor })).toBe('answered')
    expect(await code(3, { size: 5 })).toBe('search.login_required')
    const { cursor: next } = await page(1, { size: 5, cursor })
    expect(await code(1, { size: 5, cursor: next })).toBe('search.login_required')
  })

  test('requires the passphrase', async () => {
    Object.assign(service.site.rules.wechat_pwd, { enabled: true, passphrase: '芝麻开门', tip: '关注公众号' })
    await setPolicy('wechat')
    await expect(page(2)).rejects.toMatchObject({ message: '关注公众号' })
    expect(await code(2, { wechat_pwd: '芝麻开门' })).toBe('answered')
  })

  test('costs points once a day per keyword, and only with consent', async () => {
    service.site.balances.set(user.id, 4)
    await setPolicy('coin')
    expect(await code(2, {}, user)).toBe('answered')
    await expect(page(3, {}, user)).rejects.toMatchObject({ code: 'search.must_be_bought', message: /3 积分/ })
    expect(service.site.balances.get(user.id)).toBe(4)
    expect(await code(3, { pay: true }, user)).toBe('answered')
    expect(service.site.balances.get(user.id)).toBe(1)
    expect([await code(3, {}, user), await code(4, { pay: true }, user)]).toEqual(['answered', 'answered'])
    expect(service.site.balances.get(user.id)).toBe(1)
    // Operators only narrow the keyword that is paid for.
    expect(await code(3, { q: '多页资源 site:夸克 -没有的词' }, user)).toBe('answered')
    expect(await code(3, { q: '收费资源 多页资源', pay: true }, user)).toBe('user.coins_short')
  })

  test('an empty page costs nothing', async () => {
    service.site.balances.set(user.id, 4)
    await setPolicy('coin')
    expect((await page(5, { pay: true }, user)).list).toEqual([])
    expect(service.site.balances.get(user.id)).toBe(4)
  })

  test('a page with a price is not answered while its payment is unknown', async () => {
    await setPolicy('coin')
    service.site.away.add('user')
    expect(await code(3, {}, user)).toBe('unavailable')
    expect(await code(3, { pay: true }, user)).toBe('unavailable')
    expect(await code(2, {}, user)).toBe('answered')
  })

  test('a page with a price is neither answered nor paid while the links of its hits are unknown', async () => {
    service.site.balances.set(user.id, 4)
    await setPolicy('coin')
    service.site.away.add('disk')
    expect(await code(3, { pay: true }, user)).toBe('unavailable')
    expect(service.site.balances.get(user.id)).toBe(4)
    service.site.away.delete('disk')
    await waitFor(async () => (await code(3, { pay: true }, user)) === 'answered')
    expect(service.site.balances.get(user.id)).toBe(1)
  })

  test('no page is answered until the policies are read', async () => {
    await using other = await startSearchService()
    other.site.away.add('config')
    expect(await codeOf(other.search({ q: '多页资源' }))).toBe('unavailable')
  })
})

describe('a cursor', () => {
  // The configuration of earlier tests may be cached for a moment.
  beforeAll(async () => {
    service.site.reset()
    await waitFor(async () => (await codeOf(service.search({ q: '多页资源', page: 3 }))) === 'answered')
  })

  const readAll = async (request: Parameters<typeof service.search>[0], most = 20): Promise<string[]> => {
    const ids: string[] = []
    let cursor = ''
    for (let page = 1; page <= most; page += 1) {
      const reply = await service.search({ size: 7, ...request, cursor })
      ids.push(...reply.list.map(({ doc_id }) => doc_id))
      cursor = reply.cursor
      if (cursor === '') return ids
    }
    throw new Error('no end')
  }

  test.each([
    ['by relevance', {}, 40],
    ['newest first', { order: 'desc' }, 40],
    ['oldest first, unknown times last', { order: 'asc' }, 40],
    ['with filters and facets', { types: ['QUARK'], facets: true }, 32],
    ['of one sharer', { q: '', user: '用户0' }, 14],
  ])('returns the whole list once: %s', async (_, request, count) => {
    const ids = await readAll({ q: '多页资源', ...request })
    expect(new Set(ids).size).toBe(count)
    const byNumber = await service.search({ q: '多页资源', ...request, size: 50 })
    expect(ids).toEqual(byNumber.list.map(({ doc_id }) => doc_id))
  })

  test.each([
    ['one hit per sharer', { user_distinct: true }],
    ['one hit per version', { fold_copies: true }],
  ])('returns a list with %s', async (_, request) => {
    const ids = await readAll({ q: '多页资源', size: 2, ...request })
    const all = await service.search({ q: '多页资源', size: 50, ...request })
    expect(ids).toEqual(all.list.map(({ doc_id }) => doc_id))
    expect(ids.length).toBeGreaterThan(2)
  })

  test('continues past the ten-thousandth hit, unlike page numbers', async () => {
    const count = 10_030
    const operations = Array.from({ length: count }, (_item, index) => {
      const published = makeDisk({ disk_name: '很深的列表' })
      service.site.tell([published])
      const { version: _, deleted: _deleted, ...disk } = published
      return [{ index: { _id: `deep${index}` } }, { ...toDocument(disk), copy_group: `deep${index}` }]
    }).flat()
    const patient = { requestTimeout: 20_000 }
    for (let start = 0; start < operations.length; start += 4_000)
      await service.client.bulk(
        { index: service.index('disk'), operations: operations.slice(start, start + 4_000) },
        patient,
      )
    await service.client.indices.refresh({ index: service.index('disk') }, patient)
    const request = { q: '很深的列表', size: 50 }
    const last = await service.search({ ...request, page: 200 })
    expect(last).toMatchObject({ total: 10_000 })
    const beyond = await service.search({ ...request, cursor: last.cursor })
    expect(beyond.list).toHaveLength(30)
    expect(beyond.cursor).toBe('')
    expect((await service.search({ ...request, page: 201 })).list).toEqual([])
    // Folded lists end here: `search_after` works only without folding.
    const folded = await service.search({ ...request, page: 200, fold_copies: true })
    expect(folded.list).toHaveLength(50)
    expect(folded.cursor).toBe('')
  })

  test('is refused with another query, another size or a forged text', async () => {
    const { cursor } = await service.search({ q: '多页资源', size: 7 })
    const refused = 'search.bad_cursor'
    expect(await codeOf(service.search({ q: '收费资源', size: 7, cursor }))).toBe(refused)
    expect(await codeOf(service.search({ q: '多页资源', size: 8, cursor }))).toBe(refused)
    expect(await codeOf(service.search({ q: '多页资源', size: 7, order: 'asc', cursor }))).toBe(refused)
    expect(await codeOf(service.search({ q: '多页资源', size: 7, cursor: 'abc' }))).toBe(refused)
    expect(await codeOf(service.search({ q: '多页资源', size: 7, cursor, facets: true, page: 9 }))).toBe('answered')
  })
})

describe('facets', () => {
  const countsOf = (list: { key: string; count: number }[] = []) =>
    Object.fromEntries(list.map(({ key, count }) => [key, count]))

  test('count each filter without its own choice', async () => {
    const { facets, total } = await service.search({ q: '多页资源', facets: true, types: ['BDY'], years: [2000] })
    expect(total).toBe(2)
    expect(countsOf(facets?.types)).toEqual({ QUARK: 8, BDY: 2 })
    expect(countsOf(facets?.years)).toEqual({ 2000: 2, 2001: 2, 2002: 2, 2003: 2 })
    expect(countsOf(facets?.seasons)).toEqual({ 1: 2 })
    expect(countsOf(facets?.formats)).toEqual({ doc: 1, video: 1 })
  })

  test('return exactly how many hits a further choice leaves', async () => {
    const { facets } = await service.search({ q: '多页资源', facets: true })
    for (const { key, count } of facets?.seasons ?? [])
      expect((await service.search({ q: '多页资源', seasons: [Number(key)] })).total).toBe(count)
    for (const { key, count } of facets?.kinds ?? [])
      expect((await service.search({ q: '多页资源', kinds: [key] })).total).toBe(count)
    expect(facets?.kinds.length).toBeGreaterThan(0)
  })

  test('change neither hits nor their order, and are returned only on request', async () => {
    const request = { q: '多页资源', types: ['BDY'], size: 50 }
    const [plain, counted] = [await service.search(request), await service.search({ ...request, facets: true })]
    expect(plain.facets).toBeNull()
    expect(counted.list.map(({ doc_id }) => doc_id)).toEqual(plain.list.map(({ doc_id }) => doc_id))
    expect(counted.total).toBe(plain.total)
  })

  test('beside one hit per sharer count only the remaining sharers', async () => {
    const { total } = await service.search({
      q: '多页资源',
      facets: true,
      user_distinct: true,
      types: ['BDY'],
      years: [2000],
    })
    expect(total).toBe(2)
  })

  test('are empty for a keyword without possible results', async () => {
    expect((await service.search({ q: '！！', facets: true })).facets).toMatchObject({ types: [], years: [] })
  })
})

describe('filter words', () => {
  test('are refused in any spelling, in the keyword and in the sharer, within two seconds of being listed', async () => {
    const isCode = (code: string) => waitFor(async () => (await codeOf(service.search({ q: '网络赌博' }))) === code)
    const refuse = async (): Promise<number> => {
      service.site.lists = {}
      await isCode('answered')
      service.site.lists = { filter_word: ['賭博', 'BadWord'] }
      return measureDurationMs(() => isCode('search.query_refused'))
    }
    expect(await measureMin(3_000, refuse)).toBeLessThan(3_000)
    await expect(service.search({ q: '赌.博 大全' })).rejects.toMatchObject({ message: '换个词吧' })
    expect(await codeOf(service.search({ q: 'ｘbadwordｘ' }))).toBe('search.query_refused')
    expect(await codeOf(service.search({ user: '赌博之王' }))).toBe('search.query_refused')
    expect(await codeOf(service.search({ q: '赌王' }))).toBe('answered')
  })
})

describe('related', () => {
  test('lists copies and similar resources, never itself, a dead one or a copy twice', async () => {
    const first = makeDisk({ disk_name: '相关测试 第一季 1080P' })
    const copy = makeDisk({ disk_name: '【站】相关测试 第1季 1080p', disk_type: 'BDY' })
    const dead = makeDisk({ disk_name: '相关测试 第一季 1080P', health: 'dead' })
    const other = makeDisk({ disk_name: '相关测试 第二季 4K' })
    const disks = [first, copy, dead, other]
    await service.saveSearchable(disks)
    const idsOf = (list: { doc_id: string }[]) => list.map(({ doc_id }) => doc_id)
    const ofFirst = await service.calls.FindRelated({ doc_id: first.doc_id }, testContext())
    expect(idsOf(ofFirst.copies)).toEqual([copy.doc_id])
    expect(idsOf(ofFirst.similar)).toEqual([other.doc_id])
    const ofDead = await service.calls.FindRelated({ doc_id: dead.doc_id }, testContext())
    expect(idsOf(ofDead.copies).toSorted()).toEqual([first.doc_id, copy.doc_id].toSorted())
  })

  test('answers unknown for a resource that is not in the index', async () => {
    expect(await codeOf(service.calls.FindRelated({ doc_id: 'nobody' }, testContext()))).toBe('search.unknown')
  })
})

test('shows links of Lanzou on the configured host', async () => {
  service.site.rules.drive_basic.lanzou_host = 'www.lanzoui.com'
  const { list } = await eventually(
    () => service.search({ q: '蓝奏资源' }),
    ({ list: [hit] }) => hit?.link !== 'https://www.lanzoux.com/iA1b2C3d4',
  )
  expect(list.map(({ link }) => link)).toEqual(['https://www.lanzoui.com/iA1b2C3d4'])
})
