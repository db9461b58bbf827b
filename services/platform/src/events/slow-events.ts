import type { KafkaMessage } from 'kafkajs'
import { isStatementTimeout } from '../resilience/dependency-error.ts'

const minAttempts = 5

interface SlowEvent {
  offset: string
  attempts: number
  sinceMs: number
}

/**
 * Detects events whose statements always exceed the statement timeout. A single timeout means database overload, so the partition waits; an
 * event that keeps timing out would block its partition forever.
 * @param maxMs how long an event may keep timing out
 */
export const createSlowEventDetector = (maxMs: number) => {
  const slow = new Map<string, SlowEvent>()

  /** Counts a failed delivery. @returns whether the event has timed out too often for too long */
  return (place: string, { offset }: Pick<KafkaMessage, 'offset'>, error: unknown): boolean => {
    if (!isStatementTimeout(error)) {
      slow.delete(place)
      return false
    }
    const known = slow.get(place)
    const event = known?.offset === offset ? known : { offset, attempts: 0, sinceMs: Date.now() }
    event.attempts += 1
    slow.set(place, event)
    const isPoison = event.attempts >= minAttempts && Date.now() - event.sinceMs >= maxMs
    if (isPoison) slow.delete(place)
    return isPoison
  }
}
