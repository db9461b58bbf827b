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

/**
 * Reads a list that searches can do without; `empty` until the first read succeeds. Requested separately, because a config service
 * of an older release does not know the list and refuses the request.
 */
const createOptionalReader = <Type extends string, T>(
  client: DataListClient,
  { type, compile, empty }: { type: Type; compile: (lines: readonly string[]) => T; empty: T },
  log: Logger,
): (() => Promise<T>) => {
  const reader = createDataListReader(client, [type], (lists) => compile(lists[type]), log)
  return () =>
    reader.read().catch((error: unknown) => {
      log.debug({ err: error }, `list ${type}: not read yet, searching without it`)
      return empty
    })
}

export const createAliasReader = (client: DataListClient, log: Logger): ReadAliases =>
  createOptionalReader(client, { type: 'alias', compile: compileAliases, empty: emptyAliases }, log)

export const createPlotReader = (client: DataListClient, log: Logger): ReadPlots =>
  createOptionalReader(client, { type: 'plot', compile: compilePlots, empty: emptyPlots }, log)
