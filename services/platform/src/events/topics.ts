/**
 * Names of the topics around an event. Beside the event's own topic there are, for each service that consumes it, three
 * retry topics (its own, so that a retry is seen by nobody else), and one topic for the dead letters of all of them.
 */

/** A failing event waits in each of these once before it becomes a dead letter. */
export const retryLevels = [1, 2, 3] as const

export const retryTopicOf = (event: string, consumer: string, level: number): string =>
  `${event}.${consumer}.retry-${level}`

export const deadLetterTopicOf = (event: string): string => `${event}.dlq`

/** One group per service and event: a group never changes its topics, which would confuse members of two versions. */
export const groupOf = (event: string, consumer: string): string => `${consumer}.${event}`
