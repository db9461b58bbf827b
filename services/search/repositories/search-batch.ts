import type { Client } from '@elastic/elasticsearch'

export interface Counted<A> {
  total: number
  aggregations: A
}

interface Waiting {
  body: object
  resolve: (answer: Counted<never>) => void
  reject: (error: unknown) => void
}

interface Answer {
  hits?: { total: { value: number } }
  aggregations?: object
  error?: object
}

/**
 * Counting searches: those started in the same turn of the event loop share one `msearch`.
 * @returns a function that rejects when the index does not answer in time
 */
export const openSearchBatch = (
  client: Client,
  { index, signal, longestMs }: { index: string; signal: AbortSignal; longestMs: number },
) => {
  let waiting: Waiting[] = []

  const send = async (): Promise<void> => {
    const sent = waiting
    waiting = []
    try {
      const { responses } = await client.msearch<unknown, object>(
        {
          index,
          searches: sent.flatMap(({ body }) => [{}, { size: 0, track_total_hits: true, ...body }]),
          filter_path: ['responses.hits.total', 'responses.aggregations', 'responses.error'],
        },
        { signal, requestTimeout: longestMs, maxRetries: 0 },
      )
      sent.forEach(({ resolve, reject }, number) => {
        const { hits, aggregations, error } = responses[number] as Answer
        if (error) reject(new Error(JSON.stringify(error)))
        else resolve({ total: hits?.total.value ?? 0, aggregations: (aggregations ?? {}) as never })
      })
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }

  return <A = object>(body: object): Promise<Counted<A>> =>
    new Promise((resolve, reject) => {
      waiting.push({ body, resolve, reject })
      if (waiting.length === 1) setImmediate(() => void send())
    })
}
