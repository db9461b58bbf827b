/**
 * `make bench` (about 20 minutes): prints speeds as ratios to references of the same run; the load generator shares the CPU with both.
 * ONLY=cluster compares gateways in pods with a plain one; nothing else needs a cluster.
 * SIZES=10000,100000 replaces the sizes 10,000, 100,000 and 1,000,000; ONLY=search selects benches by a part of their name.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openProductClient } from '../e2e/harness/product-client.ts'
import { databaseUrl } from '../../services/platform/src/postgres/postgres.ts'
import { openTestEngines } from '../local/engines/test-engines.ts'
import { findFreePort } from '../local/processes/ports.ts'
import { startSimulatedDrives } from '../local/product/simulated-drives.ts'
import { startProduct } from '../local/product/start-product.ts'
import { searchPagePath } from './harness/search-requests.ts'
import { benchCachedAnswer } from './cached-answer.ts'
import { benchBlacklist } from './blacklist.ts'
import { benchSearchBurst } from './search-burst.ts'
import { benchCaptcha } from './captcha.ts'
import { benchCluster } from './cluster.ts'
import { docIdsFrom, keywordsFor } from './corpus/generate-corpus.ts'
import { benchLargestContentfulPaint } from './largest-contentful-paint.ts'
import { benchAccessControl } from './access-control.ts'
import { openFootprintBenches } from './footprint.ts'
import { benchImportCost } from './import-cost.ts'
import { benchImportFile } from './import-file.ts'
import { benchImportLinks, importLink } from './import-links.ts'
import { openCorpusLoader } from './corpus/load-corpus.ts'
import { benchLogin } from './login.ts'
import { watchMemory } from './memory.ts'
import { benchOrders } from './orders.ts'
import { benchOverload } from './overload.ts'
import { benchParseLinks } from './parse-links.ts'
import type { Result } from './harness/comparison.ts'
import { benchRenderedPages } from './search-pages.ts'
import { benchSearchCapacity } from './search-capacity.ts'
import { benchSearchCost } from './search-cost.ts'
import { benchUncachedSearch } from './search-uncached.ts'

const sizes = (process.env.SIZES ?? '10000,100000,1000000').split(',').map(Number)
const filter = process.env.ONLY ?? ''
/** Unique per run, because engines may outlive the run. */
const namespace = `bench${randomBytes(4).toString('hex')}`
const prefix = `${namespace}-`

const onStep = (step: string): void => void process.stderr.write(`${step}\n`)

const print = ({ name, measured, reference, ratio }: Result): void => {
  process.stdout.write(
    `${name.padEnd(52)} ${measured.padStart(10)}   ${reference.padEnd(40)} ratio ${ratio.toFixed(2)}\n`,
  )
}

type Benches = Record<string, () => Promise<Result[]> | Result[]>

const named = async (name: string, result: Promise<Omit<Result, 'name'>>): Promise<Result[]> => [
  { name, ...(await result) },
]

const selected = (benches: Benches) => Object.entries(benches).filter(([name]) => name.includes(filter))

const runAll = async (benches: Benches): Promise<void> => {
  for (const [name, bench] of selected(benches)) {
    onStep(`… ${name}`)
    for (const result of await bench()) print(result)
  }
}

const { urls: engines, pids: enginePids, owner, folder, stop } = await openTestEngines(onStep, true)

// Rate limits are off because one client generates all load; drives are not asked about generated shares. The access log is off, as in
// the references; access-control.ts measures its cost.
const env = { RATE_LIMIT_SCALE: '1000000', ASK_DRIVES: 'false', LOG_LEVEL: 'warn' }

const benchSpeed = async (): Promise<void> => {
  const dataDir = join(folder, 'product')
  const product = await startProduct({ engines, owner, dataDir, namespace, env, onStep })
  const credentials = { username: product.adminName, password: product.adminPassword }
  const login = await openProductClient(product.url).post<{ token: string }>('/v1/user/login', credentials)
  const admin = openProductClient(product.url, login.envelope.data.token)
  const { url: siteUrl } = product
  const { elasticsearchUrl: indexUrl } = engines
  const readMemory = watchMemory(product)

  await using corpus = await openCorpusLoader({ ...engines, namespace }, onStep)
  const benchSize = async (size: number, place: number): Promise<void> => {
    const keywords = keywordsFor(size, place, sizes.length)
    const { value: popular } = keywords.next()
    const cached = { url: `${siteUrl}/v1/search/disk`, body: JSON.stringify({ q: popular }) }
    const cachedPage = { url: siteUrl + searchPagePath(popular) }
    const benches: Benches = {
      'cached search': () => named('cached search', benchCachedAnswer(cached)),
      'uncached search': () => named('uncached search', benchUncachedSearch({ siteUrl, indexUrl, prefix }, keywords)),
      'cost of searches': () => benchSearchCost(product, { indexUrl, prefix }, keywords),
      'capacity of searches': () => {
        const ranked = keywordsFor(size, place, sizes.length)
        return benchSearchCapacity(product, `${indexUrl}/${prefix}disk/_search`, size, ranked)
      },
      'burst of searches': () => benchSearchBurst(siteUrl, keywords),
      overload: () => benchOverload(siteUrl, keywords, docIdsFrom(0, size)),
      'cached search page': () => named('search page from memory', benchCachedAnswer(cachedPage)),
      'rendered search page': () => named('search page rendered', benchRenderedPages(siteUrl, keywords)),
      'memory after searches': readMemory,
    }
    if (selected(benches).length === 0) return
    const perSecond = await corpus.growTo(size)
    process.stdout.write(`\n${size} resources (the last ones indexed at ${Math.round(perSecond)}/s)\n`)
    await runAll(benches)
  }
  for (const [place, size] of sizes.entries()) await benchSize(size, place)

  const paint = async (): Promise<Result[]> => {
    const { value: keyword } = keywordsFor(sizes[0] ?? 0, 0, sizes.length).next()
    return benchLargestContentfulPaint(siteUrl, ['/', searchPagePath(keyword), `/doc/${await importLink(admin)}`])
  }
  process.stdout.write('\nthe rest of the site\n')
  await runAll({
    'import of links': async () => [await benchImportLinks(admin)],
    'largest paint': paint,
    'parse links': benchParseLinks,
    blacklist: benchBlacklist,
    captcha: () => benchCaptcha(engines.redisUrl),
    'access control': () => benchAccessControl(engines.redisUrl),
    orders: () => {
      const databaseNameOf = (service: string): string => `pandex_${namespace}_${service}`
      return benchOrders({ postgresUrl: engines.postgresUrl, databaseNameOf, dataDir, admin })
    },
    login: async () => [await benchLogin(siteUrl, credentials)],
    'import of a file': () => benchImportFile(admin, openProductClient(siteUrl), product),
  })
}

const importCost = 'cost of imports'

/** Starts its own product, whose drives answer. */
const benchImports = async (): Promise<void> => {
  const dataDir = join(folder, 'imports')
  const ports = { port: await findFreePort(), controlPort: await findFreePort() }
  const drives = await startSimulatedDrives({ owner, dataDir, logDir: join(dataDir, 'logs'), ...ports })
  const own = `${namespace}i`
  const withDrives = { ...env, ASK_DRIVES: 'true', ...drives.env }
  const product = await startProduct({ engines, owner, dataDir, namespace: own, env: withDrives, onStep })
  const credentials = { username: product.adminName, password: product.adminPassword }
  const login = await openProductClient(product.url).post<{ token: string }>('/v1/user/login', credentials)
  process.stdout.write('\nimports\n')
  await runAll({
    [importCost]: () =>
      benchImportCost({
        product,
        admin: openProductClient(product.url, login.envelope.data.token),
        enginePids,
        index: { url: engines.elasticsearchUrl, prefix: `${own}-` },
        diskDatabaseUrl: databaseUrl(engines.postgresUrl, `pandex_${own}_disk`),
        drivesControl: drives.control,
      }),
  })
  await product.stop()
  await drives.stop()
}

/** Starts its own product: the other benchmarks leave caches and a large corpus. */
const benchFootprint = async (): Promise<void> => {
  const dataDir = join(folder, 'footprint')
  const product = await startProduct({ engines, owner, dataDir, namespace: `${namespace}f`, env, onStep })
  process.stdout.write('\nthe processes\n')
  await runAll(openFootprintBenches(product))
  await product.stop()
}

const benchPods = async (): Promise<void> => {
  const product = await startProduct({ engines, owner, dataDir: join(folder, 'product'), namespace, env, onStep })
  await runAll({ cluster: () => benchCluster(product.url) })
  await product.stop()
}

const isOnlyFootprint = filter === 'memory' || filter === 'idle'
try {
  if (importCost.includes(filter)) await benchImports()
  if (filter === 'cluster') await benchPods()
  else if (!isOnlyFootprint && filter !== importCost) await benchSpeed()
  if (isOnlyFootprint || filter === '') await benchFootprint()
} finally {
  await stop()
}
