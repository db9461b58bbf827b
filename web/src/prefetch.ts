import type { QueryClient } from '@tanstack/react-query'
import { docInput, docSpec } from './shared/doc/api.ts'
import { matchPages } from './router.tsx'
import { accountQueryOf } from './lib/session/account.ts'
import { prefetchApi } from './lib/api/api.ts'
import { queryOf } from './lib/api/queries.ts'
import { readSession } from './lib/session/session.ts'

/** Hover time before a prefetch: a pointer that only crosses a link must load nothing. */
const hoverDelayMs = 80

const maxConcurrent = 2

/** Prefetches count against the client's rate limit for detail calls (`rate-limit.ts` in the gateway). */
const maxPerMinute = 20

const minuteMs = 60_000

const isDataSaverOn = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

const docIdOf = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname) return undefined
  return /^\/doc\/(\w+)$/.exec(link.pathname)?.[1]
}

/**
 * Loads the code and the data of a detail page. The data is stale at once: the opened page shows it and refetches, and only
 * that refetch counts a view.
 */
const prefetchDoc = async (client: QueryClient, docId: string): Promise<void> => {
  const token = readSession()?.token
  const input = docInput(docId)
  const { queryKey } = token === undefined ? queryOf(docSpec, input) : accountQueryOf(docSpec, input, token)
  const loading = matchPages(`/doc/${docId}`).map(({ handle }) => handle.load())
  if (client.getQueryState(queryKey) === undefined) {
    const doc = await prefetchApi(docSpec, input)
    // The user may have opened the page meanwhile: keep its newer data.
    if (client.getQueryData(queryKey) === undefined) {
      client.setQueryData(queryKey, doc)
      await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
  }
  await Promise.all(loading)
}

/**
 * Prefetches detail pages when a pointer rests on a link or a finger touches one. Browser only.
 * @returns the function that stops it
 */
export const prefetchOnIntent = (client: QueryClient): (() => void) => {
  let running = 0
  let startedMs: number[] = []
  const done = new Set<string>()
  const start = (docId: string): void => {
    const now = Date.now()
    startedMs = startedMs.filter((ms) => now - ms < minuteMs)
    if (running >= maxConcurrent || startedMs.length >= maxPerMinute || done.has(docId) || isDataSaverOn()) return
    running += 1
    startedMs.push(now)
    done.add(docId)
    prefetchDoc(client, docId)
      .catch(() => done.delete(docId))
      .finally(() => (running -= 1))
  }
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  const onOver = ({ pointerType, target }: PointerEvent): void => {
    clearTimeout(hoverTimer)
    const docId = pointerType === 'mouse' ? docIdOf(target) : undefined
    if (docId) hoverTimer = setTimeout(start, hoverDelayMs, docId)
  }
  const onTouch = ({ target }: TouchEvent): void => {
    const docId = docIdOf(target)
    if (docId) start(docId)
  }
  document.addEventListener('pointerover', onOver)
  document.addEventListener('touchstart', onTouch, { passive: true })
  return () => {
    clearTimeout(hoverTimer)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('touchstart', onTouch)
  }
}
