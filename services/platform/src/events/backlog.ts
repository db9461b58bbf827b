export interface Backlog {
  waiting: number
  deadLetters: number
}

/** Older figures are not shown: Kafka does not answer. */
const maxAgeMs = 60_000

interface Measured {
  backlog?: Backlog
  atMs: number
}

/** A process without consumers has no events. */
let measured: Measured = { backlog: { waiting: 0, deadLetters: 0 }, atMs: Infinity }

/** Called when consumers start: until the first measurement the backlog is unknown. */
export const expectBacklog = (): void => {
  measured = { atMs: 0 }
}

export const setBacklog = (backlog: Backlog): void => {
  measured = { backlog, atMs: Date.now() }
}

/** Events of this process's service that wait or failed for good; undefined while unknown. */
export const readBacklog = (): Backlog | undefined =>
  Date.now() - measured.atMs > maxAgeMs ? undefined : measured.backlog
