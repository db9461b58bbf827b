/**
 * All shares of the index by their titles, in memory: about 100 bytes per share. Query expansion counts them in microseconds, which would
 * cost the index milliseconds per title.
 */
import { collectionToken } from '../reading/index-tokens.ts'
import type { ValueCount } from '../reading/index-tokens.ts'
import { createColumn, createRegistry } from './columns.ts'
import { createTitleDictionary } from './title-dictionary.ts'
import type { TitleDictionary } from './title-dictionary.ts'

export interface IndexedShare {
  id: number
  /** Titles of its name, and of its files, as keys. */
  titles: readonly string[]
  fileTitles: readonly string[]
  /** Tokens that query expansion counts, such as `year:2019` and `class:film`. */
  tokens: readonly string[]
}

/** Where a share has a title. */
export type Origin = 'name' | 'files'

export interface TitleCounting {
  /** Counts only titles of names, or only titles of files; default: both. */
  origin?: Origin
  /** Counts only shares that have the title in their name, or in their files; default: both. */
  keyOrigin?: Origin
}

export interface IndexedShares {
  readonly size: number
  /** Whether no share and no title was left out. */
  readonly isComplete: boolean
  /** Titles of the names, with the number of their shares. */
  readonly titles: TitleDictionary
  /** Adds the share or replaces it. */
  put(share: IndexedShare): void
  remove(id: number): void
  /** Shares whose name or files have the title. */
  countOf(key: string): number
  /**
   * Ratio of the shares with this title, without collections, whose name has no other Chinese title; 0 without shares. Persons stand
   * beside titles.
   */
  ratioAlone: (key: string) => number
  /** Counts the shares that have the title, grouped by their tokens. */
  countTokens(key: string): { tokens: readonly string[]; count: number }[]
  /** Counts all titles of the shares that have this title, including itself. @param isCounted selects shares by their tokens */
  countTitles(key: string, isCounted: (tokens: readonly string[]) => boolean, counting?: TitleCounting): ValueCount[]
}

export interface IndexedSharesLimits {
  /** Further shares and titles are left out. */
  maxShares: number
  maxTitles: number
}

/** Marks the end of a linked list, and a removed share. */
const none = -1
const ofName = 1
const ofFiles = 2
const anywhere = ofName | ofFiles
const bitsOf = (origin?: Origin): number => (origin === undefined ? anywhere : { name: ofName, files: ofFiles }[origin])

/** Enough to estimate a ratio. */
const maxSharesOfRatio = 200

const haveSameValues = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))

/** Most writes of a share change only its health or views, so the stored entries stay. */
const isSame = (one: IndexedShare, other: IndexedShare): boolean =>
  haveSameValues(one.titles, other.titles) &&
  haveSameValues(one.fileTitles, other.fileTitles) &&
  haveSameValues(one.tokens, other.tokens)

export const createIndexedShares = ({ maxShares, maxTitles }: IndexedSharesLimits): IndexedShares => {
  const titles = createTitleDictionary(maxTitles)
  const keys = createRegistry()
  const tokenSets = createRegistry()
  const tokensOfSet: (readonly string[])[] = []
  const rows = new Map<number, number>()

  /** A share has consecutive entries, one per title. Entries are only appended: those of a changed share stay until the next reload. */
  const shares = {
    id: createColumn(),
    firstEntry: createColumn(),
    entryCount: createColumn(),
    tokenSet: createColumn(),
  }
  /** Entries of one title form a list, linked from the last one back. */
  const entries = { key: createColumn(), origin: createColumn(), share: createColumn(), previous: createColumn() }
  const byKey = { lastEntry: createColumn(), count: createColumn() }

  const tokenSetOf = (tokens: readonly string[]): number => {
    const text = tokens.join(' ')
    const known = tokenSets.find(text)
    if (known !== undefined) return known
    tokensOfSet.push([...tokens])
    return tokenSets.add(text)
  }

  const keyOf = (text: string): number | undefined => {
    const known = keys.find(text)
    if (known !== undefined || keys.size >= maxTitles) return known
    byKey.lastEntry.push(none)
    byKey.count.push(0)
    return keys.add(text)
  }

  const addEntry = (row: number, text: string, origin: number): void => {
    const key = keyOf(text)
    if (key === undefined) return
    const entry = entries.key.length
    entries.key.push(key)
    entries.origin.push(origin)
    entries.share.push(row)
    entries.previous.push(byKey.lastEntry.at(key))
    byKey.lastEntry.set(key, entry)
    byKey.count.set(key, byKey.count.at(key) + 1)
  }

  const forEachKey = (row: number, origin: number, visit: (key: number) => void): void => {
    const first = shares.firstEntry.at(row)
    for (let entry = first; entry < first + shares.entryCount.at(row); entry += 1)
      if ((entries.origin.at(entry) & origin) !== 0) visit(entries.key.at(entry))
  }

  const titlesOf = (row: number, origin: number): string[] => {
    const found: string[] = []
    forEachKey(row, origin, (key) => found.push(keys.textOf(key)))
    return found
  }

  const read = (row: number): IndexedShare => ({
    id: shares.id.at(row),
    titles: titlesOf(row, ofName),
    fileTitles: titlesOf(row, ofFiles),
    tokens: tokensOfSet[shares.tokenSet.at(row)] ?? [],
  })

  const remove = (id: number): void => {
    const row = rows.get(id)
    if (row === undefined) return
    titles.add(titlesOf(row, ofName).map((key) => ({ key, count: -1 })))
    forEachKey(row, anywhere, (key) => byKey.count.set(key, byKey.count.at(key) - 1))
    shares.tokenSet.set(row, none)
    rows.delete(id)
  }

  const add = (share: IndexedShare): void => {
    const row = shares.id.length
    const firstEntry = entries.key.length
    const [ofNames, ofFileNames] = [new Set(share.titles), new Set(share.fileTitles)]
    for (const title of new Set([...ofNames, ...ofFileNames]))
      addEntry(row, title, (ofNames.has(title) ? ofName : 0) | (ofFileNames.has(title) ? ofFiles : 0))
    shares.id.push(share.id)
    shares.firstEntry.push(firstEntry)
    shares.entryCount.push(entries.key.length - firstEntry)
    shares.tokenSet.push(tokenSetOf(share.tokens))
    rows.set(share.id, row)
    titles.add(titlesOf(row, ofName).map((key) => ({ key, count: 1 })))
  }

  const visit = (text: string, origin: number, each: (row: number, tokenSet: number) => void): void => {
    const key = keys.find(text)
    for (
      let entry = key === undefined ? none : byKey.lastEntry.at(key);
      entry !== none;
      entry = entries.previous.at(entry)
    ) {
      const row = entries.share.at(entry)
      const tokenSet = shares.tokenSet.at(row)
      if (tokenSet !== none && (entries.origin.at(entry) & origin) !== 0) each(row, tokenSet)
    }
  }

  return {
    get size() {
      return rows.size
    },
    get isComplete() {
      return rows.size < maxShares && keys.size < maxTitles
    },
    titles,
    put: (share) => {
      const row = rows.get(share.id)
      if (row !== undefined && isSame(read(row), share)) return
      remove(share.id)
      if (rows.size < maxShares) add(share)
    },
    remove,
    countOf: (text) => {
      const key = keys.find(text)
      return key === undefined ? 0 : byKey.count.at(key)
    },
    ratioAlone: (text) => {
      let [counted, alone] = [0, 0]
      visit(text, ofName, (row, tokenSet) => {
        if (counted === maxSharesOfRatio || tokensOfSet[tokenSet]?.includes(collectionToken)) return
        counted += 1
        const others = titlesOf(row, ofName).filter((title) => !title.includes(text) && /\p{sc=Han}/u.test(title))
        if (others.length === 0) alone += 1
      })
      return counted === 0 ? 0 : alone / counted
    },
    countTokens: (text) => {
      const counts = new Map<number, number>()
      visit(text, anywhere, (_, tokenSet) => counts.set(tokenSet, (counts.get(tokenSet) ?? 0) + 1))
      return [...counts].map(([tokenSet, count]) => ({ tokens: tokensOfSet[tokenSet] ?? [], count }))
    },
    countTitles: (text, isCounted, { origin, keyOrigin } = {}) => {
      const counts = new Map<number, number>()
      const isSetCounted = new Map<number, boolean>()
      const bits = bitsOf(origin)
      visit(text, bitsOf(keyOrigin), (row, tokenSet) => {
        const isIncluded = isSetCounted.get(tokenSet) ?? isCounted(tokensOfSet[tokenSet] ?? [])
        isSetCounted.set(tokenSet, isIncluded)
        if (!isIncluded) return
        forEachKey(row, bits, (key) => counts.set(key, (counts.get(key) ?? 0) + 1))
      })
      return [...counts].map(([key, count]) => ({ key: keys.textOf(key), count }))
    },
  }
}
