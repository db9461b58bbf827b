import type { Client } from '@elastic/elasticsearch'

export interface LookupResult<A> {
  total: number
  aggregations: A
  /** `docvalue_fields` of each hit. */
  fields: Record<string, unknown>[]
}

interface PendingSearch {
  body: object
  resolve: (answer: LookupResult<never>) => void
  reject: (error: unknown) => void
}

interface Answer {
  hits?: { total: { value: number }; hits?: { fields?: Record<string, unknown> }[] }
  aggregations?: object
  error?: object
}

/**
 * Lookups: those started in the same turn of the event loop share one `msearch`.
 * @returns a function that rejects when the index does not answer in time
 */
export const openMsearchBatch = (
  client: Client,
  { index, signal, timeoutMs }: { index: string; signal: AbortSignal; timeoutMs: number },
) => {
  let waiting: PendingSearch[] = []

  const send = async (): Promise<void> => {
    const sent = waiting
    waiting = []
    try {
      const { responses } = await client.msearch<unknown, object>(
        {
          index,
          searches: sent.flatMap(({ body }) => [{}, { size: 0, track_total_hits: true, _source: false, ...body }]),
          filter_path: [
            'responses.hits.total',
            'responses.hits.hits.fields',
            'responses.aggregations',
            'responses.error',
          ],
        },
        { signal, requestTimeout: timeoutMs, maxRetries: 0 },
      )
      sent.forEach(({ resolve, reject }, number) => {
        const { hits, aggregations, error } = responses[number] as Answer
        if (error) reject(new Error(JSON.stringify(error)))
        else
          resolve({
            total: hits?.total.value ?? 0,
            aggregations: (aggregations ?? {}) as never,
            fields: (hits?.hits ?? []).map(({ fields = {} }) => fields),
          })
      })
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }

  return <A = object>(body: object): Promise<LookupResult<A>> =>
    new Promise((resolve, reject) => {
      waiting.push({ body, resolve, reject })
      if (waiting.length === 1) setImmediate(() => void send())
    })
}
