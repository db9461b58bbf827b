import { AppError } from '@pandex/platform/errors'
import { cleanReason, readEntries, refusalOf } from './blacklist-entry.ts'
import type { ProtectedNetworks } from './blacklist-entry.ts'

export interface ImportedEntry {
  ip: string
  reason: string
}

export interface InvalidLine {
  line: number
  text: string
  msg: string
}

export interface ReadImport {
  /** Unique; the first reason wins. */
  entries: ImportedEntry[]
  repeated: number
  invalid: InvalidLine[]
  invalidTotal: number
}

const maxLines = 50_000
/** A range may need several entries. */
const maxEntries = 100_000
/** Yields to the event loop after this many lines, because parsing tens of thousands takes most of a second. */
const linesPerSlice = 2_000

const maxInvalidShown = 100
const maxShownLength = 100

const header = 'ip,reason'

/** Unquotes a CSV field (RFC 4180). */
const unquote = (text: string): string => (/^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text)

const readLine = (text: string, protectedNetworks: ProtectedNetworks): ImportedEntry[] | AppError => {
  const comma = text.indexOf(',')
  const networks = readEntries(comma === -1 ? text : text.slice(0, comma))
  if (networks instanceof AppError) return networks
  const refusal = networks.map((network) => refusalOf(network, protectedNetworks)).find((one) => one !== null)
  if (refusal) return refusal
  try {
    const reason = comma === -1 ? '' : cleanReason(unquote(text.slice(comma + 1)))
    return networks.map((network) => ({ ip: network.text, reason }))
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/**
 * Parses one entry per line, with an optional reason after a comma, or an exported file; skips blank lines.
 * @throws AppError invalid config.too_many_lines
 */
export const readImport = async (text: string, protectedNetworks: ProtectedNetworks): Promise<ReadImport> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && line.text !== header)
  if (lines.length > maxLines)
    throw new AppError('invalid', 'config.too_many_lines', `一次最多导入 ${maxLines} 行`, { fields: ['text'] })
  const entries = new Map<string, ImportedEntry>()
  const read: ReadImport = { entries: [], repeated: 0, invalid: [], invalidTotal: 0 }
  for (const [index, { line, text: content }] of lines.entries()) {
    if (index % linesPerSlice === 0) await new Promise((resolve) => setImmediate(resolve))
    const found = readLine(content, protectedNetworks)
    if (found instanceof AppError) {
      read.invalidTotal += 1
      if (read.invalid.length < maxInvalidShown)
        read.invalid.push({ line, text: content.slice(0, maxShownLength).toWellFormed(), msg: found.message })
    } else if (found.every(({ ip }) => entries.has(ip))) read.repeated += 1
    else for (const entry of found) if (!entries.has(entry.ip)) entries.set(entry.ip, entry)
    if (entries.size > maxEntries)
      throw new AppError('invalid', 'config.too_many_lines', `一次最多导入 ${maxEntries} 条`, { fields: ['text'] })
  }
  read.entries = [...entries.values()]
  return read
}
