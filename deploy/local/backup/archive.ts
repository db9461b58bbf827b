/** The file of a backup: gzip of JSON lines. The last line holds the digest of all lines before it. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openSync, closeSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const FORMAT = 'pandex-backup'
const VERSION = 1

export interface ArchiveHeader {
  createdAt: string
  /** Names of the applied migrations by service. */
  migrations: Record<string, string[]>
  /** Content of the file with the site's keys. */
  secrets?: string
}

/** Rows are PostgreSQL's text form of a row of `columns`, which keeps every type exactly. */
export type ArchiveEntry =
  | { kind: 'table'; service: string; table: string; columns: string[] }
  | { kind: 'rows'; rows: string[] }
  | { kind: 'sequence'; service: string; sequence: string; value: string; isCalled: boolean }

type Line =
  | ({ kind: 'header'; format: string; version: number } & ArchiveHeader)
  | ArchiveEntry
  | { kind: 'end'; lines: number; sha256: string }

/** Writes beside the target and renames at the end, so that a file with the final name is complete. */
export async function writeArchive(
  file: string,
  header: ArchiveHeader,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  const partial = `${file}.partial`
  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256')
    let count = 0
    const add = (line: Line): string => {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      count += 1
      return text
    }
    yield add({ kind: 'header', format: FORMAT, version: VERSION, ...header })
    for await (const entry of entries) yield add(entry)
    yield `${JSON.stringify({ kind: 'end', lines: count, sha256: hash.digest('hex') } satisfies Line)}\n`
  }
  try {
    await pipeline(Readable.from(lines()), createGzip({ level: 4 }), createWriteStream(partial, { mode: 0o600 }))
    const descriptor = openSync(partial, 'r')
    fsyncSync(descriptor)
    closeSync(descriptor)
    renameSync(partial, file)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  const gunzip = createGunzip()
  // Unlike `pipe`, `pipeline` forwards errors of the file to the reader of the lines.
  const copied = pipeline(input, gunzip)
  copied.catch(() => undefined)
  // A reader that stops at a bad line leaves no other listener, and damaged data later in the file would end the process.
  gunzip.on('error', () => undefined)
  try {
    yield* createInterface({ input: gunzip, crlfDelay: Infinity })
    await copied
  } finally {
    input.destroy()
    gunzip.destroy()
  }
}

/** @throws if the file is no archive, of another version, truncated or damaged */
export async function verifyArchive(file: string): Promise<ArchiveHeader> {
  const damaged = (cause?: unknown): Error =>
    new Error(`restore: ${file} is damaged or incomplete, nothing was changed`, { cause })
  const hash = createHash('sha256')
  let header: ArchiveHeader | undefined
  let count = 0
  let end: Extract<Line, { kind: 'end' }> | undefined
  try {
    for await (const text of readLines(file)) {
      if (end) throw damaged()
      const line = JSON.parse(text) as Line
      if (count === 0) header = readHeader(file, line)
      if (line.kind === 'end') end = line
      else {
        hash.update(`${text}\n`)
        count += 1
      }
    }
  } catch (error) {
    throw error instanceof WrongFormatError ? error : damaged(error)
  }
  if (!header || end?.lines !== count || end.sha256 !== hash.digest('hex')) throw damaged()
  return header
}

class WrongFormatError extends Error {}

function readHeader(file: string, line: Line): ArchiveHeader {
  if (line.kind !== 'header' || line.format !== FORMAT)
    throw new WrongFormatError(`restore: ${file} is no backup of Pandex, nothing was changed`)
  if (line.version !== VERSION)
    throw new WrongFormatError(`restore: ${file} has format ${line.version}, this version reads ${VERSION}`)
  return line
}

/** Entries of a verified archive. */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  for await (const text of readLines(file)) {
    const line = JSON.parse(text) as Line
    if (line.kind !== 'header' && line.kind !== 'end') yield line
  }
}
