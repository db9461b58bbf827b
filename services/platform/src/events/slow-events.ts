import type { KafkaMessage } from 'kafkajs'
import { isStatementTimeout } from '../dependency-trouble.ts'

const minAttempts = 5

interface SlowEvent {
  offset: string
  attempts: number
  sinceMs: number
}

/**
 * Recognises events whose statements always exceed the statement timeout. One timeout means that the database is overloaded, so the
 * partition waits; an event that keeps timing out for long would hold its partition for ever.
 * @param maxMs how long an event may keep timing out
 */
export const createSlowEvents = (maxMs: number) => {
  /** By topic and partition; each holds the event that it waits for. */
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
