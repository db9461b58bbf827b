/**
 * Topic names of an event: the event's own topic, three retry topics per consuming service (so that no other service sees a retry), and one
 * dead-letter topic shared by all consumers.
 */

export const retryLevels = [1, 2, 3] as const

export const retryTopicOf = (event: string, consumer: string, level: number): string =>
  `${event}.${consumer}.retry-${level}`

export const deadLetterTopicOf = (event: string): string => `${event}.dlq`

/** One group per service and event: a group's topics never change, so members of two versions do not conflict. */
export const groupOf = (event: string, consumer: string): string => `${consumer}.${event}`

/** Group of the replays of a service's dead letters. */
export const deadLetterGroupOf = (event: string, consumer: string): string => `${consumer}.${deadLetterTopicOf(event)}`
