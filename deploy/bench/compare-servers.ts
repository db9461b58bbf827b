import { compare } from './ratio.ts'
import type { Comparison } from './ratio.ts'
import { answersPerSecond } from './raw-load.ts'
import type { Target } from './raw-load.ts'

const connections = 16
/** Many and short: a shared machine's speed changes from one second to the next by more than what is looked for. */
const rounds = 61
const roundSeconds = 0.4
const warmUpRounds = 8

const ask = (target: Target) => () => answersPerSecond(target, connections, roundSeconds)

/** Answers per second of two servers in turn, once both are warm. */
export const compareServers = async (target: Target, reference: Target): Promise<Comparison> => {
  for (const one of [target, reference]) {
    for (let round = 0; round < warmUpRounds; round++) await ask(one)()
  }
  return compare(rounds, ask(target), ask(reference))
}
