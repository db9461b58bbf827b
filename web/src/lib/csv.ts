const formulaStart = /^[=+\-@\t\r]/

/**
 * One cell of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe before it, which shows as text.
 * (OWASP, CSV injection)
 */
const cellOf = (value: string): string => {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A CSV file (RFC 4180). The mark at its beginning tells Excel that it is UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  })
