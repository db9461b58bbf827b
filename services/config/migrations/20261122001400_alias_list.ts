import type { Knex } from '@pandex/platform/postgres/postgres'
import { readShippedAliases } from '../seeds/shipped-lists.ts'
import { removeList, storeShippedList } from '../seeds/store-shipped-list.ts'

/** Adds the list of equal names with the shipped lines, once: later changes by admins stay. */
export const up = (knex: Knex): Promise<void> => storeShippedList(knex, 'alias', readShippedAliases())

export const down = (knex: Knex): Promise<void> => removeList(knex, 'alias')
