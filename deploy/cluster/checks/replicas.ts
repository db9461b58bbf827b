/** What holds with several pods of everything. */
import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { encryptDots } from '../../../web/src/shared/captcha/encrypt-dots.ts'
import type { Dots } from '../../../web/src/shared/captcha/encrypt-dots.ts'
import { makeShares, makeWord, toText } from '../../e2e/fixtures/shares.ts'
import { unwrap } from '../../e2e/harness/admin.ts'
import { withWrites } from '../load/writer.ts'
import { scale } from '../release.ts'
import { addMember, clientAt, logIn, randomAddress } from '../site.ts'
import { readKey } from '../stores.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'
import { useGateways } from './gateways.ts'

/** Bound of what every gateway must know. */
const maxSeconds = 2

/** Waits until the condition holds at every gateway. @returns the seconds until then */
const timeAtAll = async (urls: readonly string[], holds: (url: string) => Promise<boolean>): Promise<number> => {
  const startedAt = performance.now()
  const atOne = (url: string): Promise<boolean> =>
    waitFor(async () => {
      if (await holds(url)) return true
      await delay(50)
      return false
    }, 20_000)
  await Promise.all(urls.map(atOne))
  return (performance.now() - startedAt) / 1_000
}

const assertFast = (seconds: Record<string, number>): string => {
  const text = Object.entries(seconds)
    .map(([what, took]) => `${what} ${took.toFixed(2)} s`)
    .join(', ')
  const isSlow = Object.values(seconds).some((took) => took > maxSeconds)
  expect(!isSlow, `${text}: over ${maxSeconds} s`)
  return text
}

export const sessions: Check = {
  name: 'sessions-bans',
  run: () =>
    useGateways(async ({ admin }, urls) => {
      const [first = ''] = urls
      const member = await addMember(first)
      const token = await logIn(clientAt(first), member)
      const isValid = (url: string) =>
        clientAt(url, token)
          .get('/auth/v1/user/info')
          .then(({ status }) => status === 200)
      const opened = await timeAtAll(urls, isValid)
      await unwrap(clientAt(first, token).post('/auth/v1/user/logout', {}))
      const ended = await timeAtAll(urls, async (url) => !(await isValid(url)))

      const address = randomAddress()
      const isServed = (url: string) =>
        clientAt(url, undefined, address)
          .get('/v1/hot_key/list')
          .then(({ status }) => status === 200)
      await timeAtAll(urls, isServed)
      const entry = { ip: address, reason: '测试', enabled: true }
      const { id } = await unwrap(admin.post<{ id: number }>('/admin/v1/blacklist/create', entry))
      const banned = await timeAtAll(urls, async (url) => !(await isServed(url)))
      await unwrap(admin.post('/admin/v1/blacklist/delete', { ids: [id] }))
      const allowed = await timeAtAll(urls, isServed)
      return `${urls.length} gateways: ${assertFast({ 'session opened': opened, ended, banned, 'allowed again': allowed })}`
    }),
}

/** Of one address, and no burst limit of each gateway beside it. */
const challengesPerMinute = 60

export const limits: Check = {
  name: 'limits',
  run: () =>
    useGateways(async (_, urls) => {
      const address = randomAddress()
      const statuses = await Promise.all(
        urls.map(async (url) => {
          const seen: number[] = []
          while (seen.length < challengesPerMinute)
            seen.push((await clientAt(url, undefined, address).get('/v1/captcha/gen')).status)
          return seen
        }),
      )
      const served = statuses.flat().filter((status) => status === 200).length
      const refusing = statuses.filter((list) => list.includes(429)).length
      const text = `${served} of ${statuses.flat().length} challenges for one address served, refused by ${refusing} gateways`
      expect(served === challengesPerMinute && refusing === urls.length, text)
      return text
    }),
}

export const caches: Check = {
  name: 'caches',
  run: () =>
    useGateways(async ({ admin, docIds }, urls) => {
      const [docId = ''] = docIds.slice(-1)
      const { id } = await unwrap(admin.get<{ id: number }>(`/v1/disk/doc/${docId}`))
      const nameAt = async (url: string): Promise<string> =>
        (await unwrap(clientAt(url).get<{ disk_name: string }>(`/v1/disk/doc/${docId}`))).disk_name
      await Promise.all(urls.map(nameAt))
      const name = `${makeWord()} ${makeWord()}`
      await unwrap(admin.post('/admin/v1/disk/update_partial', { id, disk_name: name }))
      const seen = await timeAtAll(urls, async (url) => (await nameAt(url)) === name)
      // Of many changes by several relays the last one counts.
      const names = Array.from({ length: 20 }, () => `${makeWord()} ${makeWord()}`)
      for (const each of names) await unwrap(admin.post('/admin/v1/disk/update_partial', { id, disk_name: each }))
      const [last = ''] = names.slice(-1)
      const isFound = async (): Promise<boolean> => {
        await delay(300)
        const { list } = await unwrap(clientAt(urls[0] ?? '').search(last))
        return list.some((hit) => hit.doc_id === docId)
      }
      await waitFor(isFound)
      await delay(2_000)
      expect(await isFound(), 'an older event came last')
      return `${assertFast({ 'changed name at every gateway': seen })}, the last of 20 changes is found`
    }),
}

type Answer = { type: 'click'; targets: { x: number; y: number }[] } | { type: 'rotate'; angle: number }

const dotsOf = (answer: Answer): Dots =>
  answer.type === 'rotate' ? [{ angle: answer.angle }] : answer.targets.map(({ x, y }, at) => ({ x, y, index: at + 1 }))

const challenges = 8

export const captcha: Check = {
  name: 'captcha',
  run: () =>
    useGateways(async (_, urls) => {
      const solve = async (at: number): Promise<boolean> => {
        const address = randomAddress()
        const clientOf = (gateway: number) => clientAt(urls[gateway % urls.length] ?? '', undefined, address)
        const { key } = await unwrap(clientOf(at).get<{ key: string }>('/v1/captcha/gen?type=click'))
        const text = await readKey('captcha', `captcha:challenge:${key}`)
        if (text === null) throw new Error('the challenge is not stored')
        const dots = encryptDots(key, dotsOf((JSON.parse(text) as { answer: Answer }).answer))
        const { envelope } = await clientOf(at + 1).post<{ ok: boolean }>('/v1/captcha/check', { key, dots })
        return envelope.data?.ok
      }
      let solved = 0
      for (let at = 0; at < challenges; at += 1) if (await solve(at)) solved += 1
      expect(solved === challenges, `${solved} of ${challenges} accepted`)
      return `${solved} of ${challenges} issued through one gateway and accepted through the other`
    }),
}

export const progress: Check = {
  name: 'progress',
  run: () =>
    useGateways(async ({ url }, urls) => {
      const { task_no } = await unwrap(clientAt(url).importText(toText(makeShares(60))))
      const seen = new Set<string>()
      const took = await timeAtAll(urls, async (at) => {
        const { envelope } = await clientAt(at).get<{ total: number }>(`/v1/task/progress?task_no=${task_no}`)
        if (envelope.code === 200 && envelope.data.total === 60) seen.add(at)
        return seen.has(at)
      })
      for (const at of urls) await waitFor(() => clientAt(at).readEnded(task_no), 120_000)
      return `${seen.size} gateways show the progress, ${assertFast({ after: took })}`
    }),
}

export const rebalance: Check = {
  name: 'rebalance',
  run: async () => {
    const site = await useSite()
    return withWrites(site, async () => {
      for (const replicas of [3, 1, 2]) {
        await Promise.all((['disk', 'order', 'search', 'task', 'user'] as const).map((name) => scale(name, replicas)))
        await delay(5_000)
      }
    })
  },
}
