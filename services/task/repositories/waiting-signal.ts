import { EventEmitter } from 'node:events'
import { afterCommit } from '@pandex/platform/postgres/postgres'
import type { Knex } from '@pandex/platform/postgres/postgres'

/** Emits `waiting` after each commit in this process that adds a waiting item or frees capacity. */
export const waitingSignal = new EventEmitter().setMaxListeners(0)

export const signalWaiting = (trx: Knex.Transaction): void => afterCommit(trx, () => waitingSignal.emit('waiting'))
