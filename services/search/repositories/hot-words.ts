import { createCachedReader } from '@pandex/platform/cached-reader'
import type { CachedReader } from '@pandex/platform/cached-reader'
import type { Logger } from '@pandex/platform/logger'
import { typedFormsOf } from '../domain/suggest-typing.ts'
import { titleKey } from '../domain/title-text.ts'
import type { HotPeriod, HotRow } from './hot-keys.ts'

export interface HotWord {
  text: string
  kind: 'hot' | 'word'
  /** What begins it when it is typed. */
  forms: string[]
}

export interface HotWords {
  /** Words that others searched for and that begin with what is typed, the hottest first. */
  startingWith(typed: string, size: number): Promise<{ text: string; kind: 'hot' | 'word' }[]>
}

/** So many words are at hand for suggestions; of these, so many are called hot. */
const mostWords = 1_000
const mostHot = 50

/** Words get hot in hours. Every typed letter is answered from memory. */
const times = { ttlMs: 20_000, patienceMs: 50 }

interface HotWordsDeps {
  /** The words that visitors may see, the hottest first. */
  list: (period: HotPeriod, size: number) => Promise<HotRow[]>
  log: Logger
}

const openReader = ({ list, log }: HotWordsDeps): CachedReader<HotWord[]> => {
  let known = new Map<string, HotWord>()
  const load = async (): Promise<HotWord[]> => {
    const rows = await list('week', mostWords)
    const words = rows.map(({ key, shown, pinned }, place): [string, HotWord] => {
      const kind = pinned || place < mostHot ? 'hot' : 'word'
      return [key, { text: shown, kind, forms: known.get(key)?.forms ?? typedFormsOf(shown) }]
    })
    known = new Map(words)
    return [...known.values()]
  }
  return createCachedReader({ ...times, load, log })
}

export const createHotWords = (deps: HotWordsDeps): HotWords => {
  const words = openReader(deps)
  return {
    startingWith: async (typed, size) => {
      const key = titleKey(typed)
      if (key === '') return []
      const found = (await words.read()).filter(({ forms }) => forms.some((form) => form.startsWith(key)))
      return found.slice(0, size).map(({ text, kind }) => ({ text, kind }))
    },
  }
}
