const requestTimeoutMs = 15_000

export class TimeoutError extends Error {}

/**
 * `fetch` with a deadline that includes `read`.
 * @param read reads the response body; pass the identity function to wait for the headers only
 * @throws TimeoutError, or any error of `fetch` and `read`
 */
export const fetchWithTimeout = async <T>(
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
