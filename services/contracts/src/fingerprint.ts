import { createHash } from 'node:crypto'

/** A short value that changes with the JSON form of `values`. */
export const fingerprintOf = (values: unknown): string =>
  createHash('sha1').update(JSON.stringify(values)).digest('hex')
