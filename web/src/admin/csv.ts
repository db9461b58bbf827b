import { csvLine, csvByteOrderMark } from '@pandex/gateway/schemas/csv'

export const csvFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([csvByteOrderMark, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' })
