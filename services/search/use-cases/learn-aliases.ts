import { dayOf } from '@pandex/contracts/shanghai-time'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { DataLists } from '../clients/data-lists.ts'
import { maxNetworks } from '../domain/hot-keys/search-counts.ts'
import { canBeHot } from '../domain/hot-keys/hot-word-rules.ts'
import { aliasPairOf } from '../domain/learned-aliases/reformulation.ts'
import type { AliasPair } from '../domain/learned-aliases/reformulation.ts'
import type { ReadAliases } from '../domain/titles/alias-dictionary.ts'
import { listSettledClicks, markSettled } from '../repositories/learned-aliases/clicks.ts'
import type { SettledClick } from '../repositories/learned-aliases/clicks.ts'
import { addReformulations } from '../repositories/learned-aliases/proposals.ts'
import type { Reformulation } from '../repositories/learned-aliases/proposals.ts'
import type { IndexedSharesReader } from '../repositories/titles/share-loader.ts'

export interface LearnAliasesDeps {
  db: Db
  shares: IndexedSharesReader
  dataLists: DataListReader<DataLists>
  readAliases: ReadAliases
}

const keyOf = ({ nameKey, titleKey }: AliasPair): string => `${nameKey}\n${titleKey}`

const sumByPairAndDay = (list: readonly { pair: AliasPair; click: SettledClick }[]): Reformulation[] =>
  [...Map.groupBy(list, ({ pair, click }) => `${dayOf(click.time)} ${keyOf(pair)}`).values()].flatMap((some) => {
    const [first] = some
    const networks = [...new Set(some.map(({ click }) => click.network))].slice(0, maxNetworks)
    return first ? [{ ...first.pair, day: dayOf(first.click.time), networks }] : []
  })

/**
 * Evaluates the clicks that are old enough: finds reformulations, and adds them to the pairs that may be proposed. Repeating it
 * after a crash changes nothing. One replica at a time.
 * @returns whether there may be more clicks
 */
export const learnAliases = async (
  { db, shares, dataLists, readAliases }: LearnAliasesDeps,
  now: Date,
): Promise<boolean> => {
  const clicks = await listSettledClicks(db, now)
  if (clicks.length === 0) return false
  const [lists, { namesOf }] = await Promise.all([dataLists.read(), readAliases()])
  const suggested = clicks.flatMap((click) => {
    const { first, second } = click
    if (first === null || second === null || !canBeHot(first, lists) || !canBeHot(second, lists)) return []
    const pair = aliasPairOf(first, second)
    return pair && !namesOf(pair.nameKey).includes(pair.titleKey) ? [{ pair, click }] : []
  })
  const { titles } = shares.read()
  const isKnown = (key: string): boolean => titles.countOf(key) > 0
  // A name that shares have as their title needs no alias; the other one must lead to shares.
  const learned = suggested.filter(({ pair }) => !isKnown(pair.nameKey) && isKnown(pair.titleKey))
  await db.transaction(async (trx) => {
    await addReformulations(trx, sumByPairAndDay(learned), now)
    await markSettled(trx, clicks)
  })
  return true
}
