import { resolve } from 'node:path'

export const REPOSITORY = resolve(import.meta.dirname, '../..')
