import { randomUUID } from 'node:crypto'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataLists, createWorkListReader } from '../clients/data-lists.ts'
import { settleMs } from '../domain/learned-aliases/reformulation.ts'
import { pruneSearches } from '../repositories/hot-keys/searches.ts'
import { learnAliases } from '../use-cases/learn-aliases.ts'
import { makeDisk, startSearchService } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

const noon = new Date('2026-11-21T12:00:00+08:00')
const log = silentLogger()
const asAdmin = () => testContext({ user: { id: 1, role: 'admin' } })

beforeAll(async () => {
  service = await startSearchService()
  const disks = ['荒野大镖客2 豪华版', '三体 全集', '庆余年 4K'].map((disk_name) => makeDisk({ disk_name }))
  await service.saveSearchable(disks)
})

beforeEach(async () => {
  service.site.reset()
  service.time.now = noon
  await service.db.raw(
    `truncate searched_batch, searched_visitor, searched_key, searched_key_hour, searched_key_day, searched_key_network,
     searched_click, alias_network, alias_proposal, outbox`,
  )
})

afterAll(() => service[Symbol.asyncDispose]())

interface Step {
  key: string
  /** Seconds after noon. */
  at: number
  isClick?: boolean
}

const nickname: Step[] = [
  { key: '大表哥2', at: -300 },
  { key: '荒野大镖客2', at: -240 },
  { key: '荒野大镖客2', at: -230, isClick: true },
]

/** Reports what one visitor did, as a gateway does. */
const visit = async (network: string, steps: Step[], batch_id: string = randomUUID()): Promise<void> => {
  const visitor = randomUUID()
  const rows = steps.map(({ key, at, isClick }) => ({
    isClick,
    row: { key, visitor, network, time: new Date(noon.getTime() + at * 1_000).toISOString() },
  }))
  const list = rows.filter(({ isClick }) => !isClick).map(({ row }) => ({ ...row, total: 1, holds_keyword: true }))
  const clicks = rows.filter(({ isClick }) => isClick).map(({ row }) => row)
  await service.calls.RecordSearches({ batch_id, list, clicks }, backgroundContext(log))
}

const learn = (afterMs = settleMs): Promise<boolean> => {
  const { config } = service.clients
  const readers = { dataLists: createDataLists(config, log), ...createWorkListReader(config, log) }
  const deps = { db: service.db, shares: service.shares, ...readers }
  return learnAliases(deps, new Date(noon.getTime() + afterMs))
}

const proposals = async (state = '') =>
  (await service.calls.ListAliasProposals({ page: {}, state }, asAdmin())).list.map(
    ({ name, title, networks }) => `${name}=${title} ${networks}`,
  )

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  )

test('proposes a pair of three networks of a day, not of two', async () => {
  for (const network of ['n1', 'n2']) await visit(network, nickname)
  await learn()
  expect(await proposals()).toEqual([])
  await visit('n3', nickname)
  await learn()
  expect(await proposals()).toEqual(['大表哥2=荒野大镖客2 3'])
})

test('counts a network once, however many visitors repeat it', async () => {
  for (const network of ['n1', 'n1', 'n1', 'n2', 'n2']) await visit(network, nickname)
  await learn()
  expect(await proposals()).toEqual([])
})

test('counts a repeated batch once, and evaluates a click once', async () => {
  for (const network of ['n1', 'n2', 'n3']) {
    const batchId = randomUUID()
    await visit(network, nickname, batchId)
    await visit(network, nickname, batchId)
  }
  await learn()
  expect(await learn()).toBe(false)
  expect(await proposals()).toEqual(['大表哥2=荒野大镖客2 3'])
})

test('accepts clicks before their searches, and waits for late ones', async () => {
  for (const network of ['n1', 'n2', 'n3']) await visit(network, nickname.toReversed())
  expect(await learn(0)).toBe(false)
  await learn()
  expect(await proposals()).toHaveLength(1)
})

test.each<[string, Step[]]>([
  ['a click after the first search', [...nickname, { key: '大表哥2', at: -200, isClick: true }]],
  ['a click of the first search with operators', [...nickname, { key: '大表哥2 site:夸克', at: -200, isClick: true }]],
  [
    'a click of the first search with long operators',
    [...nickname, { key: `${'size:>1GB '.repeat(15)}大表哥2`, at: -200, isClick: true }],
  ],
  ['no click after the second search', nickname.slice(0, 2)],
  ['a long pause', [{ key: '大表哥2', at: -400 }, ...nickname.slice(1)]],
  ['another search between', [...nickname, { key: '三体', at: -250 }]],
  ['a first keyword that is a title', [{ key: '三体', at: -300 }, ...nickname.slice(1)]],
  ['a second keyword that is no title', nickname.map((step) => ({ ...step, key: step.key.replace('荒野', '原野') }))],
  ['a refinement', nickname.map((step) => ({ ...step, key: step.key.replace('大表哥2', '荒野大镖客') }))],
  ['contact details', nickname.map((step) => ({ ...step, key: step.key.replace('大表哥2', '加微信abc12345') }))],
])('learns nothing from %s', async (_, steps) => {
  for (const network of ['n1', 'n2', 'n3', 'n4']) await visit(network, steps)
  await learn()
  expect(await proposals()).toEqual([])
})

test('an accepted alias makes the name find the shares, is added once and is final', async () => {
  for (const network of ['n1', 'n2', 'n3']) await visit(network, nickname)
  await learn()
  const [{ id } = { id: 0 }] = (await service.calls.ListAliasProposals({ page: {}, state: 'pending' }, asAdmin())).list
  const decide = (state: string) => service.calls.DecideAliasProposal({ id, state }, asAdmin())
  expect(await decide('accepted')).toMatchObject({ state: 'accepted' })
  expect(await decide('accepted')).toMatchObject({ state: 'accepted' })
  expect(await codeOf(decide('rejected'))).toBe('search.alias_accepted')
  expect(service.site.lists.alias).toEqual(['大表哥2=荒野大镖客2'])
  await waitFor(async () => (await service.namesOf({ q: '大表哥2' }))[0] === '荒野大镖客2 豪华版')
  const actions = await service.db('outbox').pluck('payload')
  expect(JSON.stringify(actions).match(/alias_proposal\.update/g)).toHaveLength(1)
})

test('a rejected pair stays rejected when further networks have it', async () => {
  for (const network of ['n1', 'n2', 'n3']) await visit(network, nickname)
  await learn()
  const [{ id } = { id: 0 }] = (await service.calls.ListAliasProposals({ page: {} }, asAdmin())).list
  await service.calls.DecideAliasProposal({ id, state: 'rejected' }, asAdmin())
  await visit('n4', nickname)
  await learn()
  expect(await proposals('pending')).toEqual([])
  expect(await proposals('rejected')).toEqual(['大表哥2=荒野大镖客2 4'])
  expect(service.site.lists.alias ?? []).toEqual([])
})

test('refuses to accept a pair that the ban lists name by now', async () => {
  for (const network of ['n1', 'n2', 'n3']) await visit(network, nickname)
  await learn()
  const [{ id } = { id: 0 }] = (await service.calls.ListAliasProposals({ page: {} }, asAdmin())).list
  service.site.lists = { filter_word: ['大表哥'] }
  const decide = (state: string) => service.calls.DecideAliasProposal({ id, state }, asAdmin())
  await expect.poll(() => codeOf(decide('accepted'))).toBe('search.alias_refused')
  expect(service.site.lists.alias ?? []).toEqual([])
  expect(await decide('rejected')).toMatchObject({ state: 'rejected' })
})

test('proposes no further pair while 1,000 wait, and still updates those', async () => {
  for (const network of ['n1', 'n2', 'n3']) await visit(network, nickname)
  await learn()
  await service.db.raw(
    `insert into alias_proposal (name_key, title_key, name, title, networks, last_time)
     select 'name' || i, 'title', 'name' || i, 'title', 3, now() from generate_series(1, 999) i`,
  )
  const other = nickname.map((step) => ({ ...step, key: step.key.replace('大表哥2', '西部二代') }))
  for (const network of ['n1', 'n2', 'n3', 'n4']) {
    await visit(network, other)
    await visit(network, nickname)
  }
  await learn()
  const stored = await service.db('alias_proposal').whereNot({ title: 'title' }).select('name', 'networks')
  expect(stored).toEqual([{ name: '大表哥2', networks: 4 }])
})

test('is for admins; refuses unknown proposals and decisions', async () => {
  const { ListAliasProposals, DecideAliasProposal } = service.calls
  expect(await codeOf(ListAliasProposals({}, testContext()))).toBe('search.admin_only')
  expect(await codeOf(DecideAliasProposal({ id: 1, state: 'accepted' }, testContext()))).toBe('search.admin_only')
  expect(await codeOf(DecideAliasProposal({ id: 1, state: 'accepted' }, asAdmin()))).toBe('search.unknown_proposal')
  expect(await codeOf(DecideAliasProposal({ id: 1, state: 'pending' }, asAdmin()))).toBe('search.bad_decision')
})

test('deletes clicks after two hours and networks after two days', async () => {
  for (const network of ['n1', 'n2', 'n3']) await visit(network, nickname)
  await learn()
  await service.db.raw(`update searched_click set clicked_at = now() - interval '3 hours'`)
  await service.db.raw(`update alias_network set day = now() - interval '4 days'`)
  await pruneSearches(service.db)
  expect(await service.db('searched_click').select('key')).toEqual([])
  expect(await service.db('alias_network').select('day')).toEqual([])
})
