/**
 * `make demo`: pastes the posts beside this file into a running site and waits until they are resources. Safe to repeat.
 *
 * PANDEX_URL names the site (default: the one that `make up` started here), PANDEX_ADMIN_PASSWORD its first admin's password (default:
 * the one that `make up` stored); without a password the posts go through the visitors' import.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { FIRST_ADMIN_FILE, PICTURE_FOLDER, readState } from '../local/product/state.ts'
import { addGoods } from './add-goods.ts'
import { addMetadata, recheckCancelled } from './add-metadata.ts'
import { openDemoDrives } from './drives.ts'
import type { DemoDrives } from './drives.ts'
import { openSiteClient } from './site-client.ts'
import type { ImportReply, SiteClient } from './site-client.ts'

const postsFolder = join(import.meta.dirname, 'posts')
const timeoutMs = 180_000
const pollMs = 1_000

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const findAdmin = (): { username: string; password: string } | undefined => {
  if (process.env.PANDEX_ADMIN_PASSWORD) return { username: 'admin', password: process.env.PANDEX_ADMIN_PASSWORD }
  if (process.env.PANDEX_URL || !existsSync(FIRST_ADMIN_FILE)) return undefined
  return JSON.parse(readFileSync(FIRST_ADMIN_FILE, 'utf8')) as { username: string; password: string }
}

const importPosts = async (site: SiteClient, drives: DemoDrives | undefined): Promise<ImportReply[]> => {
  const replies: ImportReply[] = []
  for (const file of readdirSync(postsFolder).toSorted((a, b) => a.localeCompare(b))) {
    const text = readFileSync(join(postsFolder, file), 'utf8')
    await drives?.fill(await site.preview(text))
    const reply = await site.importText(text)
    print(`${file}: ${reply.total} links`)
    replies.push(reply)
  }
  return replies
}

const countItems = async (site: SiteClient, replies: readonly ImportReply[]): Promise<Map<string, number>> => {
  const sums = new Map<string, number>()
  for (const { task_no } of replies) {
    const { counts } = await site.progress(task_no)
    for (const [status, count] of Object.entries(counts)) sums.set(status, (sums.get(status) ?? 0) + count)
  }
  return sums
}

const waitForImports = async (site: SiteClient, replies: readonly ImportReply[]): Promise<Map<string, number>> => {
  const total = replies.reduce((sum, reply) => sum + reply.total, 0)
  const endMs = performance.now() + timeoutMs
  for (;;) {
    const counts = await countItems(site, replies)
    const waiting = (counts.get('pending') ?? 0) + (counts.get('resolving') ?? 0)
    print(`${total - waiting} of ${total} done`)
    if (waiting === 0) return counts
    if (performance.now() > endMs) throw new Error('the import does not go on: look at make logs s=disk')
    await delay(pollMs)
  }
}

const main = async (): Promise<void> => {
  const url = process.env.PANDEX_URL || readState()?.url || 'http://127.0.0.1:8080'
  const site = await openSiteClient(url, findAdmin())
  if (!site.isAdmin) print('no admin password is known: importing as a visitor')
  const isLocal = !process.env.PANDEX_URL
  const control = isLocal ? readState()?.drives : undefined
  const drives = control === undefined ? undefined : openDemoDrives(control)
  const counts = await waitForImports(site, await importPosts(site, drives))
  print([...counts].map(([status, count]) => `${status} ${count}`).join(', '))
  if (site.isAdmin) {
    await addMetadata(site, isLocal ? PICTURE_FOLDER : undefined)
    print('categories, prices, posters and films are set')
    print(`${await addGoods(site, isLocal && readState()?.payments !== undefined)} goods are on the shelf`)
  }
  if (site.isAdmin && drives) {
    await drives.cancelSome()
    const count = await recheckCancelled(site)
    print(`${count} links were cancelled by their sharers: a second check confirms them as dead in about ten minutes`)
  }
  if (counts.has('review')) print(`links in review wait for an admin: ${url}/admin`)
  print(`Look at ${url}/search?q=${encodeURIComponent('庆余年')}`)
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
