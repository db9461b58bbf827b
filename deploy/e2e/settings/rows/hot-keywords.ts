import { setTimeout as sleep } from 'node:timers/promises'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { call } from '../people.ts'

/** Names of resources of the filled site; each observation needs one that nobody searched for. */
const words = ['三体', '红高粱', '流浪地球', '鬼灭之刃', '天空之城', '漫长的季节', '哪吒之魔童降世', '货币']

/** Longer than searches wait to be counted. */
const maxCountedMs = 6_000

let size = 20

/** Whether a word becomes hot when one network searches for it. */
const isHotAfterOneSearch: Observe = async (site) => {
  const word = words.shift()
  await call(site, '/v1/search/disk', { body: { q: word } })
  const endAt = Date.now() + maxCountedMs
  while (Date.now() < endAt) {
    await sleep(500)
    // Another size is another answer in the cache.
    size = size === 50 ? 20 : size + 1
    const { data } = await call<{ key: string }[]>(site, `/v1/hot_key/list?size=${size}`)
    if (data.some(({ key }) => key === word)) return true
  }
  return false
}

export const hotKeywordGroups: readonly EffectGroup[] = [
  {
    name: 'Networks that make a keyword hot',
    effects: [effect('search_basic.hot_min_networks', 1, isHotAfterOneSearch, false, true)],
  },
  {
    name: 'Approval of hot keywords',
    given: { search_basic: { hot_min_networks: 1 } },
    effects: [effect('search_basic.hot_needs_approval', true, isHotAfterOneSearch, true, false)],
  },
]
