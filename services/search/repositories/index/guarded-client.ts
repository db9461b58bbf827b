import type { Client } from '@elastic/elasticsearch'
import { createCircuitBreaker } from '@pandex/platform/resilience/circuit-breaker'
import type { CircuitBreaker } from '@pandex/platform/resilience/circuit-breaker'
import type { Logger } from '@pandex/platform/logging/logger'

type Options = { signal?: AbortSignal }

/** `search`, `msearch` and `get` pass a circuit breaker. Writes do not: consumers wait for the index themselves. */
export const guardReads = (
  client: Client,
  { alias, silenceMs, log }: { alias: string; silenceMs: number | undefined; log: Logger },
): { client: Client; circuit: CircuitBreaker } => {
  const circuit = createCircuitBreaker({
    component: 'search',
    peer: 'elasticsearch',
    code: 'search.index_away',
    message: '搜索暂时不可用，请稍后再试',
    // The next search recreates a lost index, so a missing index must not open the circuit.
    probe: (signal) =>
      client.search(
        { index: alias, size: 0, terminate_after: 1, track_total_hits: false },
        { signal, maxRetries: 0, ignore: [404] },
      ),
    ...(silenceMs !== undefined && { probeTimeoutMs: silenceMs }),
  })
  const through = <In>(send: (input: In, options: Options) => Promise<unknown>) => {
    return (input: In, options: Options = {}): Promise<unknown> => {
      const caller = { signal: options.signal ?? new AbortController().signal, log }
      return circuit.run((signal) => send(input, { ...options, signal }), caller)
    }
  }
  const guarded = {
    search: through<never>((input, options) => client.search(input, options)),
    msearch: through<never>((input, options) => client.msearch(input, options)),
    get: through<never>((input, options) => client.get(input, options)),
  }
  return { client: Object.assign(Object.create(client) as Client, guarded), circuit }
}
