/** Reads the stores through the pods that use them, so that the test needs no way of its own to the engines. */
import { runInPod } from './commands.ts'
import { listReadyPods } from './release.ts'
import type { Component } from './options.ts'

const runInService = async <T>(component: Component, module: string, input: unknown): Promise<T> => {
  const [pod] = await listReadyPods(component)
  if (!pod) throw new Error(`${component} has no ready pod`)
  return runInPod<T>(pod.name, component, module, input)
}

const queryModule = `
import { text } from 'node:stream/consumers'
import pg from 'pg'
const { sql, values } = JSON.parse(await text(process.stdin))
const client = new pg.Client(process.env.POSTGRES_URL)
await client.connect()
const { rows } = await client.query(sql, values)
await client.end()
process.stdout.write(JSON.stringify(rows))`

export const query = async <Row extends object>(
  component: Component,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => runInService<Row[]>(component, queryModule, { sql, values })

const redisModule = `
import { text } from 'node:stream/consumers'
import { createClient } from 'redis'
const key = JSON.parse(await text(process.stdin))
const client = await createClient({ url: process.env.REDIS_URL }).connect()
process.stdout.write(JSON.stringify(await client.get((process.env.REDIS_PREFIX ?? 'pandex:') + key)))
client.destroy()`

export const readKey = async (component: Component, key: string): Promise<string | null> =>
  runInService<string | null>(component, redisModule, key)
