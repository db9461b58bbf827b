import type { Knex } from '@pandex/platform/postgres/postgres'
import { readShippedPlots } from '../seeds/shipped-lists.ts'
import { removeList, storeShippedList } from '../seeds/store-shipped-list.ts'

/** Adds the list of plots with the shipped lines, once: later changes by admins stay. */
export const up = (knex: Knex): Promise<void> => storeShippedList(knex, 'plot', readShippedPlots())

export const down = (knex: Knex): Promise<void> => removeList(knex, 'plot')
