import { compare } from './ratio.ts'
import type { Comparison } from './ratio.ts'
import { answersPerSecond } from './raw-load.ts'
import type { Target } from './raw-load.ts'

const connections = 16
/** Many short rounds: the speed of a shared machine changes from second to second by more than the difference to measure. */
const rounds = 61
const roundSeconds = 0.4
const warmUpRounds = 8

const ask = (target: Target) => () => answersPerSecond(target, connections, roundSeconds)

export const compareServers = async (target: Target, reference: Target): Promise<Comparison> => {
  for (const one of [target, reference]) {
    for (let round = 0; round < warmUpRounds; round++) await ask(one)()
  }
  return compare(rounds, ask(target), ask(reference))
}
