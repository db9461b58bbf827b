/**
 * CPU time of each process per imported link, with simulated drives; the time until one pasted link is found; the latency of searches
 * during an import.
 */
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { makeShares, toText } from '../e2e/fixtures/shares.ts'
import type { GeneratedShare } from '../e2e/fixtures/shares.ts'
import type { ProductClient } from '../e2e/harness/product-client.ts'
import type { EngineName } from '../local/engines/engine.ts'
import type { Product } from '../local/product/start-product.ts'
import { median } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'
import { cpuMs, cpuMsOfCluster, cpuMsWithChildren } from './harness/cpu-time.ts'
import { createSearch, measureTimes } from './harness/search-requests.ts'

const links = 900
/** Links that warm up the JIT. */
const warmUpLinks = 300
const rounds = 2
const singleLinks = 10
const warmUpSearches = 500
/** Before and after an import each: searches get faster while V8 compiles. So many that one slow search does not decide their p95. */
const searchesAtRest = 200
/** Interval of refreshes of the index plus the time to store a link, ms. */
const expectedFoundMs = 500 + 100
/** As often as the site's page reads the progress of a long import. */
const progressMs = 2_000
/** Between two requests of the benchmark itself, which share the processors with the searches. */
const countMs = 100
const timeoutMs = 180_000

export interface ImportCostOptions {
  product: Product
  admin: ProductClient
  /** Pids of engines that are plain processes; Elasticsearch reports its time itself. */
  enginePids: Partial<Record<EngineName, number>>
  index: { url: string; prefix: string }
  /** Database of the disk service. */
  diskDatabaseUrl: string
  /** Control server of the simulated drives. */
  drivesControl: string
}

/** CPU time of each process in ms. */
type Costs = Record<string, number>

const waitUntil = async (everyMs: number, isDone: () => Promise<boolean>): Promise<void> => {
  const startedAt = performance.now()
  while (!(await isDone())) {
    if (performance.now() - startedAt > timeoutMs) throw new Error(`not done after ${timeoutMs} ms`)
    await delay(everyMs)
  }
}

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const openImports = (db: pg.Client, { product, admin, enginePids, index, drivesControl }: ImportCostOptions) => {
  const countIndexed = async (): Promise<number> => {
    const response = await fetch(`${index.url}/${index.prefix}disk/_count`)
    return ((await response.json()) as { count?: number }).count ?? 0
  }
  const hasAnsweredAll = async (): Promise<boolean> => {
    const { rows } = await db.query<{ is_empty: boolean }>(
      'select not exists (select from link_check where due_at is not null or lease is not null) as is_empty',
    )
    return rows[0]?.is_empty === true
  }
  /** Makes shares that the simulated drive knows. */
  const makeKnownShares = async (count: number): Promise<GeneratedShare[]> => {
    const shares = makeShares(count)
    const body = shares.map(({ diskId, name }) => ({ disk_type: 'QUARK', disk_id: diskId, title: name }))
    const response = await fetch(`${drivesControl}/shares`, { method: 'PUT', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`the simulated drives answered ${response.status}`)
    return shares
  }
  /**
   * Pastes shares and reads the progress as the site does, until the index has all of them and the drive has answered about each: slow
   * imports end by their text before. @returns the time until the index has them, ms
   */
  const pasteAll = async (shares: readonly GeneratedShare[]): Promise<number> => {
    const before = await countIndexed()
    const startedAt = performance.now()
    const { envelope } = await admin.importText(toText(shares))
    const hasEnded = waitUntil(progressMs, async () => (await admin.readEnded(envelope.data.task_no)) !== undefined)
    await waitUntil(countMs, async () => (await countIndexed()) >= before + shares.length)
    const ms = performance.now() - startedAt
    await hasEnded
    await waitUntil(countMs, hasAnsweredAll)
    return ms
  }
  const pasteOne = async (): Promise<number> => {
    const shares = await makeKnownShares(1)
    const before = await countIndexed()
    return msOf(async () => {
      await admin.importText(toText(shares))
      await waitUntil(5, async () => (await countIndexed()) > before)
      await waitUntil(5, async () => admin.isFound(shares[0]))
    })
  }
  const readCosts = async (): Promise<Costs> => {
    const { elasticsearch: _, ...pids } = enginePids
    const engines = Object.entries(pids).map(([name, pid]) => [name, cpuMsWithChildren(pid)] as const)
    const services = Object.values(product.services).map(({ name, pid }) => [name, cpuMs(pid)] as const)
    return Object.fromEntries([...engines, ['elasticsearch', await cpuMsOfCluster(index.url)], ...services]) as Costs
  }
  return { makeKnownShares, pasteAll, pasteOne, readCosts }
}

type Imports = ReturnType<typeof openImports>

const measureCosts = async ({ makeKnownShares, pasteAll, readCosts }: Imports): Promise<Result[]> => {
  let ms = 0
  const texts = []
  for (let round = 0; round < rounds; round++) texts.push(await makeKnownShares(links))
  const before = await readCosts()
  for (const shares of texts) ms += await pasteAll(shares)
  const after = await readCosts()
  const count = rounds * links
  const costs = Object.keys(after).map((name) => ({ name, ms: ((after[name] ?? 0) - (before[name] ?? 0)) / count }))
  const total = costs.reduce((sum, cost) => sum + cost.ms, 0)
  return [
    {
      name: `${links} pasted links until all are found`,
      measured: `${((count * 1_000) / ms).toFixed(0)}/s`,
      reference: `CPU a link ${total.toFixed(1)} ms; two cores`,
      ratio: (count * total) / (2 * ms),
    },
    ...costs
      .toSorted((one, other) => other.ms - one.ms)
      .map((cost) => ({
        name: `CPU a link of ${cost.name}`,
        measured: `${cost.ms.toFixed(1)} ms`,
        reference: `all processes ${total.toFixed(1)} ms`,
        ratio: cost.ms / total,
      })),
  ]
}

const measureOneLink = async ({ pasteOne }: Imports): Promise<Result> => {
  const times: number[] = []
  for (let paste = 0; paste < singleLinks; paste++) times.push(await pasteOne())
  const ms = median(times)
  return {
    name: `one pasted link until it is found (max ${Math.max(...times).toFixed(0)} ms)`,
    measured: `${ms.toFixed(0)} ms`,
    reference: `refresh interval + 100 ms: ${expectedFoundMs} ms`,
    ratio: ms / expectedFoundMs,
  }
}

/** New keywords, one at a time, on the site's page. */
const measureSearches = async ({ makeKnownShares, pasteAll }: Imports, siteUrl: string): Promise<Result[]> => {
  const known = await makeKnownShares(links)
  const linksPerSecond = (links * 1_000) / (await pasteAll(known))
  const search = createSearch(siteUrl, { size: 20, fold_copies: true, facets: true })
  const keywords = [0, 1, 2, 3].flatMap((from) => known.map(({ name }) => name.slice(from, from + 4)))
  await measureTimes(1, keywords.splice(0, warmUpSearches), search)
  const measureAtRest = async () => (await measureTimes(1, keywords.splice(0, searchesAtRest), search)).times
  const before = await measureAtRest()
  const shares = await makeKnownShares(links)
  const duringImport: number[] = []
  let isRunning = true
  const searching = (async (): Promise<void> => {
    while (isRunning && keywords.length > searchesAtRest)
      duringImport.push(...(await measureTimes(1, keywords.splice(0, 1), search)).times)
  })()
  const ms = await pasteAll(shares)
  isRunning = false
  await searching
  const atRest = [...before, ...(await measureAtRest())]
  const p95 = (times: readonly number[]): number =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  const compared = (name: string, of: (times: readonly number[]) => number): Result => ({
    name: `${name} of a search during an import`,
    measured: `${of(duringImport).toFixed(0)} ms`,
    reference: `at rest ${of(atRest).toFixed(0)} ms`,
    ratio: of(duringImport) / of(atRest),
  })
  return [
    compared('median', median),
    compared('p95', p95),
    {
      name: `${links} pasted links until all are found during searches`,
      measured: `${((links * 1_000) / ms).toFixed(0)}/s`,
      reference: `without searches ${linksPerSecond.toFixed(0)}/s`,
      ratio: (links * 1_000) / ms / linksPerSecond,
    },
  ]
}

export const benchImportCost = async (options: ImportCostOptions): Promise<Result[]> => {
  const db = new pg.Client(options.diskDatabaseUrl)
  await db.connect()
  try {
    const imports = openImports(db, options)
    await imports.pasteAll(await imports.makeKnownShares(warmUpLinks))
    return [
      ...(await measureCosts(imports)),
      await measureOneLink(imports),
      ...(await measureSearches(imports, options.product.url)),
    ]
  } finally {
    await db.end()
  }
}
