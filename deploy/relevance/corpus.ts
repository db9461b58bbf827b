import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A share of the corpus. `work_id` and `truth` are the judge's labels. */
export interface Share {
  disk_type: string
  disk_id: string
  disk_pass: string
  disk_name: string
  files: string
  share_user: string
  /** RFC 3339. */
  shared_time: string
  /** Bytes. */
  size: number
  work_id: string
  truth: { version: string }
}

export interface JudgedQuery {
  id: string
  q: string
  intent: string
  /** From the index of a share to 3, 2 or 1; shares that are not named are worth nothing. */
  grades: Record<string, number>
  /** Titles that the suggestions should hold, of queries typed in pinyin. */
  suggest?: string[]
}

export interface Corpus {
  shares: Share[]
  queries: JudgedQuery[]
}

const readText = (file: string | URL): string => {
  const bytes = readFileSync(file)
  const name = String(file)
  if (name.endsWith('.br')) return brotliDecompressSync(bytes).toString()
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}

const readLines = <T>(file: string | URL): T[] =>
  readText(file)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)

const own = (name: string): URL => new URL(`corpus/${name}.jsonl.br`, import.meta.url)

/** Reads lines of JSON, plain or compressed (`.br`, `.gz`); without names the corpus of this folder. */
export const readCorpus = (
  resources: string | URL = own('resources'),
  queries: string | URL = own('queries'),
): Corpus => ({
  shares: readLines<Share>(resources),
  queries: readLines<JudgedQuery>(queries),
})
