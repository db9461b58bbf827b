const formulaStart = /^[=+\-@\t\r]/

/** Quotes a cell (RFC 4180) and prefixes a text that spreadsheets would run as a formula with an apostrophe (OWASP, CSV injection). */
const cellOf = (value: string): string => {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Byte order mark: Excel detects UTF-8 by it. */
export const csvByteOrderMark = '\uFEFF'

export const csvType = 'text/csv; charset=utf-8'
