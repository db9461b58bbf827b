import { resolve } from 'node:path'

/** The root of the checkout. */
export const REPOSITORY = resolve(import.meta.dirname, '../..')
