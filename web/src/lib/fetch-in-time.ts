const requestTimeoutMs = 15_000

/** The cause of a request that was given up. */
export class TimeoutError extends Error {}

/**
 * `fetch` that gives up when `read` has not ended in time.
 * @param read reads the response body; pass the identity function to wait for the headers only
 * @throws TimeoutError, or what `fetch` and `read` throw
 */
export const fetchInTime = async <T>(
  path: string,
  init: RequestInit,
  read: (response: Response) => T | Promise<T>,
): Promise<T> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new TimeoutError()), requestTimeoutMs)
  try {
    return await read(await fetch(path, { ...init, signal: stop.signal }))
  } finally {
    clearTimeout(timer)
  }
}
