import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { kubectl, runInPod } from './commands.ts'
import { components } from './options.ts'
import type { Component } from './options.ts'
import { listReadyPods, nameOf, selectorOf } from './release.ts'

/** What the test wrote into engines that outlive it: all names begin with the prefixes of `values.yaml`. */
const dropDatabases = `
import pg from 'pg'
const url = new URL(process.env.POSTGRES_URL)
const prefix = url.pathname.slice(1).replace(/[a-z]+$/, '')
url.pathname = '/postgres'
const client = new pg.Client(url.href)
await client.connect()
const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix])
for (const { datname } of prefix ? rows : []) await client.query('drop database "' + datname + '" with (force)')
await client.end()
process.stdout.write(JSON.stringify(rows.length))`

const deleteTopics = `
import { Kafka, logLevel } from 'kafkajs'
const { KAFKA_BROKERS, KAFKA_PREFIX } = process.env
const admin = new Kafka({ brokers: KAFKA_BROKERS.split(','), logLevel: logLevel.NOTHING }).admin()
await admin.connect()
const topics = KAFKA_PREFIX ? (await admin.listTopics()).filter((name) => name.startsWith(KAFKA_PREFIX)) : []
await admin.deleteTopics({ topics })
await admin.disconnect()
process.stdout.write(JSON.stringify(topics.length))`

const deleteIndices = `
const { ELASTICSEARCH_URL, ELASTICSEARCH_PREFIX } = process.env
const [node] = ELASTICSEARCH_URL.split(',')
const answer = await fetch(node + '/_cat/indices/' + ELASTICSEARCH_PREFIX + '*?format=json&h=index')
const names = ELASTICSEARCH_PREFIX ? (await answer.json()).map(({ index }) => index) : []
if (names.length > 0) await fetch(node + '/' + names.join(','), { method: 'DELETE' })
process.stdout.write(JSON.stringify(names.length))`

const deleteKeys = `
import { createClient } from 'redis'
const { REDIS_URL, REDIS_PREFIX } = process.env
const client = await createClient({ url: REDIS_URL }).connect()
let count = 0
for await (const keys of client.scanIterator({ MATCH: REDIS_PREFIX + '*', COUNT: 1000 })) {
  if (keys.length > 0) count += await client.unlink(keys)
}
client.destroy()
process.stdout.write(JSON.stringify(count))`

const steps: [what: string, Component, module: string][] = [
  ['keys', 'user', deleteKeys],
  ['topics', 'user', deleteTopics],
  ['indices', 'search', deleteIndices],
  ['databases', 'user', dropDatabases],
]

/**
 * Deletes what this release wrote, just before it is uninstalled. The other pods stop first: they would write again.
 * @returns the deleted objects as text
 */
export const emptyStores = async (): Promise<string> => {
  const writers = components.filter((component) => !steps.some(([, used]) => used === component))
  for (const component of writers) await kubectl('scale', `deployment/${nameOf(component)}`, '--replicas=0')
  const selector = `${selectorOf()},app.kubernetes.io/component in (${writers.join(',')})`
  await waitFor(async () => (await kubectl('get', 'pods', '--selector', selector, '--output', 'name')) === '', 120_000)
  const deleted: string[] = []
  for (const [what, component, module] of steps) {
    const [pod] = await listReadyPods(component)
    const count = pod ? await runInPod<number>(pod.name, component, module) : 'unknown'
    deleted.push(`${count} ${what}`)
  }
  return deleted.join(', ')
}
