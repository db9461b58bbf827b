export type SendSearch = (keyword: string) => Promise<void>

const timeoutMs = 30_000

export const createSearch =
  (siteUrl: string, more: object = {}): SendSearch =>
  async (q) => {
    const response = await fetch(new URL('/v1/search/disk', siteUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q, ...more }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { code } = (await response.json()) as { code?: number }
    if (code !== 200) throw new Error(`a search was answered ${response.status}, code ${code}`)
  }

export const searchPagePath = (q: string): string => `/search?q=${encodeURIComponent(q)}`

export const createPageRequest =
  (siteUrl: string): SendSearch =>
  async (q) => {
    const response = await fetch(new URL(searchPagePath(q), siteUrl), { signal: AbortSignal.timeout(timeoutMs) })
    const html = await response.text()
    if (!response.ok || !html.includes('</html>')) throw new Error(`a search page was answered ${response.status}`)
  }

export const take = <T>(count: number, from: Iterator<T>): T[] =>
  Array.from({ length: count }, () => from.next().value as T)

export const measureSeconds = async <T>(work: readonly T[], workers: number, run: (item: T) => Promise<void>) => {
  const waiting = work.values()
  const startedAt = performance.now()
  const runNext = async (): Promise<void> => {
    for (const item of waiting) await run(item)
  }
  await Promise.all(Array.from({ length: workers }, runNext))
  return (performance.now() - startedAt) / 1000
}

/** @returns the durations in milliseconds, ascending, and the number of failures */
export const measureTimes = async (workers: number, keywords: readonly string[], send: SendSearch) => {
  const times: number[] = []
  let failed = 0
  await measureSeconds(keywords, workers, async (keyword) => {
    const startedAt = performance.now()
    await send(keyword).catch(() => (failed += 1))
    times.push(performance.now() - startedAt)
  })
  return { times: times.toSorted((a, b) => a - b), failed }
}
