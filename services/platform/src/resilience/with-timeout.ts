/**
 * Waits for `work` for at most `ms`. Does not cancel the work; ignores its later outcome.
 * @param onTimeout returns the value to use instead, or throws the error of the timeout
 */
export const withTimeout = async <T>(work: Promise<T>, ms: number, onTimeout: () => T): Promise<T> => {
  // A plain timer: an aborted signal would create an error object for each timeout.
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => {
    try {
      resolve(onTimeout())
    } catch (error) {
      reject(error)
    }
  }, ms)
  work.then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}
