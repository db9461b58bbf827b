import { banTypes, compileBans } from '@pandex/contracts/bans/bans'
import type { Bans } from '@pandex/contracts/bans/bans'
import { createWordFinder } from '@pandex/contracts/bans/word-finder'
import type { WordFinder } from '@pandex/contracts/bans/word-finder'
import { createDataListReader } from '@pandex/platform/clients/data-lists'
import type { DataListClient, DataListReader, ListsByType } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'
import { compileAliases, emptyAliases } from '../domain/titles/alias-dictionary.ts'
import type { ReadAliases } from '../domain/titles/alias-dictionary.ts'
import { compilePlots, emptyPlots } from '../domain/titles/plot-dictionary.ts'
import type { PlotDictionary, ReadPlots } from '../domain/titles/plot-dictionary.ts'

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

export interface WorkLists {
  readAliases: ReadAliases
  readPlots: ReadPlots
}

/**
 * Reads the lists of works, without which searches go on; empty until the first read succeeds. The titles of the list `plot` are known
 * works too. Requested separately from the bans, because a config service of an older release does not know the lists and refuses the request.
 * @param patienceMs how long a read waits for edited lists, which take about a second to compile; without it, long enough for a short list
 */
export const createWorkListReader = (client: DataListClient, log: Logger, patienceMs?: number): WorkLists => {
  let ofPlots: { lines: readonly string[]; plots: PlotDictionary } | undefined
  const compile = async ({ alias, plot }: ListsByType<'alias' | 'plot'>) => {
    // An unchanged list stays the same array.
    if (ofPlots?.lines !== plot) ofPlots = { lines: plot, plots: await compilePlots(plot) }
    const { plots } = ofPlots
    return { aliases: await compileAliases(alias, plots.titles), plots }
  }
  const reader = createDataListReader(client, ['alias', 'plot'], compile, log, patienceMs)
  const read = () =>
    reader.read().catch((error: unknown) => {
      log.debug({ err: error }, 'lists of works: not read yet, searching without them')
      return { aliases: emptyAliases, plots: emptyPlots }
    })
  return { readAliases: async () => (await read()).aliases, readPlots: async () => (await read()).plots }
}
