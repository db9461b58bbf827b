/** Lines of CSV files (RFC 4180), for the gateway's downloads and the front's. */

const formulaStart = /^[=+\-@\t\r]/

/**
 * One cell. A text that a spreadsheet would take for a formula gets an apostrophe before it, which shows as text.
 * (OWASP, CSV injection)
 */
const cellOf = (value: string): string => {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** At a file's beginning; tells Excel that it is UTF-8. */
export const csvMark = '\uFEFF'
