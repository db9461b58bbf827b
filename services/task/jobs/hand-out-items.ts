import { createBell } from '@pandex/platform/bell'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import { startRepeating } from '@pandex/platform/repeat'
import type { Resource } from '@pandex/platform/run-service'
import { setTimeout as delay } from 'node:timers/promises'
import type { SiteConfig } from '../clients/site-config.ts'
import { handOutRound } from '../repositories/hand-out.ts'
import { endAbandonedFiles } from '../repositories/import-files.ts'
import { waitingSignal } from '../repositories/waiting-signal.ts'

export interface HandingOutDeps {
  db: Db
  siteConfig: Pick<SiteConfig, 'readItemsInFlight'>
  log: Logger
}

/** Upper bound until this replica sees items added or capacity freed by another replica. */
const pollMs = 500
const busyMs = 50
const longestPauseMs = 5_000
const housekeepingMs = 30_000

/** Hands out items in rounds while items wait and capacity is free. Every replica runs the loop; a lock admits one at a time. */
export const startHandingOut = ({ db, siteConfig, log }: HandingOutDeps): Resource => {
  const stopping = new AbortController()
  const { signal } = stopping
  const bell = createBell()
  waitingSignal.on('waiting', bell.ring)

  const run = async (): Promise<void> => {
    let failures = 0
    while (!signal.aborted) {
      try {
        const outcome = await handOutRound(db, await siteConfig.readItemsInFlight())
        failures = 0
        if (outcome === 'busy') await delay(busyMs, undefined, { signal })
        else if (outcome === 0) await bell.wait(pollMs)
      } catch (error) {
        if (signal.aborted) return
        if (failures === 0) log.warn({ err: error }, 'items cannot be handed out now, trying on')
        failures += 1
        const pauseMs = Math.min(longestPauseMs, pollMs * 2 ** failures)
        await delay(pauseMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const housekeeping = startRepeating({
    name: 'abandoned imports',
    everyMs: housekeepingMs,
    log,
    work: () => endAbandonedFiles(db),
  })
  const working = run()
  return {
    name: 'handing out',
    async [Symbol.asyncDispose]() {
      stopping.abort()
      waitingSignal.off('waiting', bell.ring)
      bell.ring()
      await Promise.all([working, housekeeping[Symbol.asyncDispose]()])
    },
  }
}
