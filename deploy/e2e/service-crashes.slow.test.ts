/** Tests that killing task, disk and search at any moment loses nothing during imports, a full reindex and the writing of the sitemap. */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { startDriveSimulator } from '../simulators/drives/start-simulator.ts'
import type { DriveSimulator } from '../simulators/drives/start-simulator.ts'
import { configure, logInAsAdmin, unwrap } from './harness/admin.ts'
import { makeLink, toPastedText } from './fixtures/fifty-links.ts'
import { isReady, openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import type { ImportReply, ProductClient } from './harness/product-client.ts'
import {
  countDuplicateShares,
  countUnsentEvents,
  expireLeases,
  readIndexedVersions,
  readStoredVersions,
} from './harness/stores.ts'

const killedServices = ['task', 'disk', 'search'] as const
type KilledService = (typeof killedServices)[number]

const kills = 20
const imports = 4
const linksPerImport = 100
const pausesMs = { shortest: 100, longest: 1_200 }

interface Job {
  id: number
  kind: string
  status: string
}

const links = Array.from({ length: imports * linksPerImport }, () => makeLink('QUARK'))

let simulator: DriveSimulator
let product: TestProduct
let admin: ProductClient

beforeAll(async () => {
  simulator = await startDriveSimulator({ shares: links.map(({ share }) => share) })
  product = await openProduct({ drives: simulator, env: { RATE_LIMIT_SCALE: '1000000' } })
  admin = await logInAsAdmin(product)
  await configure(admin, { site_basic: { site_name: '书房', host: product.url } })
})

afterAll(async () => {
  await product[Symbol.asyncDispose]()
  await simulator[Symbol.asyncDispose]()
})

/** Imports a part of the links. Repeating is safe: the same text is the same import. */
const importPart = async (part: number): Promise<string> => {
  const text = toPastedText(links.slice(part * linksPerImport, (part + 1) * linksPerImport))
  const accepted = await waitFor(async () => {
    const { envelope } = await admin.post<ImportReply>('/admin/v1/task/import_disk', { text })
    return envelope.code === 200 && envelope.data
  }, 300_000)
  expect(accepted.total).toBe(linksPerImport)
  return accepted.task_no
}

const listJobs = async (): Promise<Job[]> =>
  (await unwrap(admin.get<{ list: Job[] }>('/admin/v1/task/list?size=100'))).list

const startJob = async (kind: 'rebuild_es' | 'gen_sitemap'): Promise<number> =>
  (await unwrap(admin.get<{ job_id: number }>(`/admin/v1/task/${kind}`))).job_id

const isDone = async (jobId: number): Promise<boolean> =>
  (await listJobs()).some(({ id, status }) => id === jobId && status === 'done')

/** Kills a service and restarts it without waiting until it is ready. */
const crash = async (service: KilledService): Promise<void> => {
  const running = product.services[service]
  await running?.kill()
  // Rejects when the next crash comes before the process is ready.
  void running?.restart().catch(() => undefined)
}

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location ?? '')

const readFile = async (url: string): Promise<string> => {
  const answer = await fetch(url)
  expect({ url, status: answer.status }).toEqual({ url, status: 200 })
  return answer.text()
}

const readSitemap = async (): Promise<string[]> => {
  const files = locationsIn(await readFile(`${product.url}/sitemap.xml`))
  const pages = (await Promise.all(files.map(readFile))).flatMap(locationsIn)
  return pages.flatMap((page) => /\/doc\/(\w+)$/.exec(page)?.[1] ?? [])
}

it('loses and duplicates nothing and completes all work despite 20 kills', { timeout: 1_200_000 }, async () => {
  const crashed: string[] = []
  const taskNos: Promise<string>[] = []
  const jobStarts: Promise<unknown>[] = []
  // Jobs run from the first kill on, however slow the restarts are.
  for (const kind of ['rebuild_es', 'gen_sitemap'] as const) await waitFor(() => startJob(kind))
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill % (kills / imports) === 0) taskNos.push(importPart(taskNos.length))
    // Fails while the task service is down.
    jobStarts.push(Promise.allSettled([startJob('rebuild_es'), startJob('gen_sitemap')]))
    const pauseMs = randomInt(pausesMs.shortest, pausesMs.longest)
    await delay(pauseMs)
    const service = killedServices[randomInt(killedServices.length)] ?? 'disk'
    crashed.push(`${service} after ${pauseMs} ms`)
    await crash(service)
  }
  await waitFor(
    async () => (await Promise.all(killedServices.map((name) => isReady(product, name)))).every(Boolean),
    180_000,
  )
  await Promise.all(jobStarts)
  await expireLeases(product)
  for (const taskNo of await Promise.all(taskNos)) {
    const { counts } = await waitFor(() => admin.readEnded(taskNo), 400_000)
    expect({ counts, crashed }).toEqual({ counts: { finished: linksPerImport }, crashed })
  }
  const open = ['waiting', 'running', 'cancelling']
  await waitFor(async () => (await listJobs()).every(({ status }) => !open.includes(status)), 180_000)
  const statuses = new Map((await listJobs()).map(({ kind, status }) => [`${kind} ${status}`, status]))
  expect([...statuses.values()].filter((status) => status !== 'done')).toEqual([])
  expect([...statuses.keys()]).toContain('rebuild_es done')

  await waitFor(async () => (await countUnsentEvents(product)) === 0, 120_000)
  await waitFor(async () => {
    expect(await readIndexedVersions(product)).toEqual(await readStoredVersions(product))
    return true
  }, 120_000)
  const stored = await readStoredVersions(product)
  expect([stored.size, await countDuplicateShares(product)]).toEqual([links.length, 0])
  const sitemap = await startJob('gen_sitemap')
  await waitFor(() => isDone(sitemap), 120_000)
  expect((await readSitemap()).toSorted()).toEqual([...stored.keys()].toSorted())
})
