import { banTypes, compileBans } from '@pandex/contracts/bans/bans'
import type { Bans } from '@pandex/contracts/bans/bans'
import { createWordFinder } from '@pandex/contracts/bans/word-finder'
import type { WordFinder } from '@pandex/contracts/bans/word-finder'
import { createDataListReader } from '@pandex/platform/clients/data-lists'
import type { DataListClient, DataListReader } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'
import { compileAliases, emptyAliases } from '../domain/titles/alias-dictionary.ts'
import type { ReadAliases } from '../domain/titles/alias-dictionary.ts'
import { compilePlots, emptyPlots } from '../domain/titles/plot-dictionary.ts'
import type { ReadPlots } from '../domain/titles/plot-dictionary.ts'

export interface DataLists {
  /** Words that are refused as keywords and never suggested. */
  filterWords: WordFinder
  bans: Bans
}

export const createDataLists = (client: DataListClient, log: Logger): DataListReader<DataLists> =>
  createDataListReader(
    client,
    ['filter_word', ...banTypes],
    ({ filter_word, ...banLists }) => ({
      filterWords: createWordFinder(filter_word),
      bans: compileBans(banLists),
    }),
    log,
  )

/** Reads the plots that operators describe; there are none while they were never read. Apart from the other lists, like the aliases. */
export const createPlotReader = (client: DataListClient, log: Logger): ReadPlots => {
  const reader = createDataListReader(client, ['plot'], ({ plot }) => compilePlots(plot), log)
  return () =>
    reader.read().catch((error: unknown) => {
      log.debug({ err: error }, 'plots: not read yet, searching without them')
      return emptyPlots
    })
}

/**
 * Reads the alias dictionary; it is empty while it was never read. Apart from the other lists, because a config service of an
 * older release does not know this one and refuses it.
 */
export const createAliasReader = (client: DataListClient, log: Logger): ReadAliases => {
  const reader = createDataListReader(client, ['alias'], ({ alias }) => compileAliases(alias), log)
  return () =>
    reader.read().catch((error: unknown) => {
      log.debug({ err: error }, 'alias dictionary: not read yet, searching without it')
      return emptyAliases
    })
}
