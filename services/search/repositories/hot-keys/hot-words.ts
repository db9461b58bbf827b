import type { HotPeriod } from '@pandex/contracts/enums'
import { createCachedReader } from '@pandex/platform/resilience/cached-reader'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import type { Logger } from '@pandex/platform/logging/logger'
import { typedFormsOf } from '../../domain/reading/typed-forms.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import type { HotRow } from './hot-keys.ts'

export interface HotWord {
  text: string
  kind: 'hot' | 'word'
  forms: string[]
}

export interface HotWords {
  findByPrefix(typed: string, size: number): Promise<{ text: string; kind: 'hot' | 'word' }[]>
}

/** Words kept in memory; the first `maxHot` are labelled as hot. */
const maxWords = 1_000
const maxHot = 50

/** Words become hot within hours, so a stale list is fine; every keystroke is answered from memory. */
const cacheTiming = { ttlMs: 20_000, patienceMs: 50 }

interface HotWordsDeps {
  list: (period: HotPeriod, size: number) => Promise<HotRow[]>
  log: Logger
}

const openReader = ({ list, log }: HotWordsDeps): CachedReader<HotWord[]> => {
  let known = new Map<string, HotWord>()
  const load = async (): Promise<HotWord[]> => {
    const rows = await list('week', maxWords)
    const words = rows.map(({ key, shown, pinned }, place): [string, HotWord] => {
      const kind = pinned || place < maxHot ? 'hot' : 'word'
      return [key, { text: shown, kind, forms: known.get(key)?.forms ?? typedFormsOf(shown) }]
    })
    known = new Map(words)
    return [...known.values()]
  }
  return createCachedReader({ name: 'hot words', ...cacheTiming, load, log })
}

export const createHotWords = (deps: HotWordsDeps): HotWords => {
  const words = openReader(deps)
  return {
    findByPrefix: async (typed, size) => {
      const key = titleKey(typed)
      if (key === '') return []
      const found = (await words.read()).filter(({ forms }) => forms.some((form) => form.startsWith(key)))
      return found.slice(0, size).map(({ text, kind }) => ({ text, kind }))
    },
  }
}
