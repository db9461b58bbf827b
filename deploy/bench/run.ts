/**
 * `make bench`: how fast the product is, as ratios to references measured in the same run on the same machine. The load
 * generator shares the processor with what it measures, on both sides of each ratio. Takes about two minutes.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { openProductClient } from '../e2e/product-client.ts'
import { startProduct } from '../local/product/start-product.ts'
import { openTestEngines } from '../local/engines/test-engines.ts'
import { benchCaptcha } from './captcha.ts'
import { shareLine } from './corpus.ts'
import { benchBlacklist } from './blacklist.ts'
import { benchGate } from './gate.ts'
import { benchImport, secondsUntil } from './import-links.ts'
import { benchParseLinks } from './parse-links.ts'
import { benchLogin } from './login.ts'
import type { Result } from './ratio.ts'
import { benchCachedSearch } from './search-cached.ts'
import { benchUncachedSearch } from './search-uncached.ts'

const corpusSize = 5_000
const linksPerImport = 1_000
/** A site of its own in each run: engines that outlive it keep what an earlier one left. */
const namespace = `bench${randomBytes(4).toString('hex')}`

const onStep = (step: string): void => void process.stderr.write(`${step}\n`)

const print = ({ name, measured, reference, ratio }: Result): void => {
  process.stdout.write(
    `${name.padEnd(50)} ${measured.padStart(10)}   ${reference.padEnd(28)} ratio ${ratio.toFixed(2)}\n`,
  )
}

const { urls: engines, owner, folder, stop } = await openTestEngines(onStep)
try {
  // Limits protect a site from one visitor; here one visitor is the whole site.
  const env = { RATE_LIMIT_SCALE: '1000000' }
  const product = await startProduct({ engines, owner, dataDir: join(folder, 'product'), namespace, env, onStep })

  const credentials = { username: product.adminName, password: product.adminPassword }
  const login = await openProductClient(product.url).post<{ token: string }>('/v1/user/login', credentials)
  const admin = openProductClient(product.url, login.envelope.data.token)
  for (let start = 0; start < corpusSize; start += linksPerImport) {
    const lines = Array.from({ length: linksPerImport }, (_, index) => shareLine('corpus', start + index))
    await admin.post('/admin/v1/task/import_disk', { text: lines.join('\n') })
  }
  const startedAt = performance.now()
  const seconds = await secondsUntil(startedAt, async () => {
    const { envelope } = await admin.search('corpus', { size: 1 + Math.floor(Math.random() * 50) })
    return envelope.data.total >= corpusSize
  })
  onStep(`${corpusSize} resources are in after ${seconds.toFixed(0)} s`)

  for (const result of await benchParseLinks()) print(result)
  for (const result of await benchBlacklist()) print(result)
  for (const result of await benchCaptcha(engines.redisUrl)) print(result)
  print(await benchImport(admin))
  print(await benchUncachedSearch(product.url, `${engines.elasticsearchUrl}/${namespace}-disk`))
  print(await benchCachedSearch(product.url))
  print(await benchGate(engines.redisUrl))
  print(await benchLogin(product.url, credentials))
} finally {
  await stop()
}
