import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** `work_id` and `truth` are judgements. */
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
  /** Share index → 3, 2 or 1; other shares count 0. */
  grades: Record<string, number>
  /** Titles that the suggestions must contain; for queries typed in pinyin. */
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

const corpusFile = (name: string): URL => new URL(`corpus/${name}.jsonl.br`, import.meta.url)

/** Reads lines of JSON, plain or compressed (`.br`, `.gz`). Default: the corpus of this folder. */
export const readCorpus = (
  resources: string | URL = corpusFile('resources'),
  queries: string | URL = corpusFile('queries'),
): Corpus => ({
  shares: readLines<Share>(resources),
  queries: readLines<JudgedQuery>(queries),
})
