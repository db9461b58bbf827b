import { compare } from './comparison.ts'
import type { Comparison } from './comparison.ts'
import { measureAnswersPerSecond } from './http-load.ts'
import type { Target } from './http-load.ts'

const connections = 16
/** Many short rounds: the speed of a shared machine changes from second to second by more than the difference to measure. */
const rounds = 61
const roundSeconds = 0.4
const warmUpRounds = 8

const measureRate = (target: Target) => () => measureAnswersPerSecond(target, connections, roundSeconds)

export const compareServers = async (target: Target, reference: Target): Promise<Comparison> => {
  for (const server of [target, reference]) {
    for (let round = 0; round < warmUpRounds; round++) await measureRate(server)()
  }
  return compare(rounds, measureRate(target), measureRate(reference))
}
