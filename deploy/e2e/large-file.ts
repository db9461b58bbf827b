import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { residentMb } from '../bench/memory.ts'
import type { Product } from '../local/product/start-product.ts'
import type { Answer, ImportReply, ProductClient } from './product-client.ts'

export interface FileReply extends ImportReply {
  lines: number
  parts: number
}

/** One line per link, each with its own name; generated lazily to keep memory flat. */
const linesOfLinks = function* (count: number, label: string): Generator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let line = 1; line <= count; line += 1) {
    const id = createHash('sha256').update(`${label}:${line}`).digest('hex').slice(0, 12)
    yield encoder.encode(`${label}行者 第${line}部 1080p https://pan.quark.cn/s/${id}\n`)
  }
}

export const uploadFile = (admin: ProductClient, count: number, label: string): Promise<Answer<FileReply>> =>
  admin.upload<FileReply>(
    `/admin/v1/task/import_file?name=${label}.txt`,
    ReadableStream.from(linesOfLinks(count, label)),
  )

const watched = ['gateway', 'task', 'disk'] as const
const everyMs = 100

export interface Memory {
  beforeMb: number
  peakMb: number
}

/** Measures the peak memory of the processes that handle a file, from this call until the returned function is called. */
export const watchPeaks = ({ services }: Product): (() => Promise<Record<(typeof watched)[number], Memory>>) => {
  const now = (name: string): number => Math.round(residentMb(services[name]?.pid ?? 0))
  const memory = Object.fromEntries(
    watched.map((name): [string, Memory] => [name, { beforeMb: now(name), peakMb: now(name) }]),
  ) as Record<(typeof watched)[number], Memory>
  const stopping = new AbortController()
  const watching = (async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      for (const name of watched) memory[name].peakMb = Math.max(memory[name].peakMb, now(name))
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return async () => {
    stopping.abort()
    await watching
    return memory
  }
}
