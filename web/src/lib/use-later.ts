import { useEffect, useState } from 'react'

/** The value as it was once it has not changed for `delayMs`. */
export const useDebounced = <T>(value: T, delayMs: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** Whether a state has lasted for `delayMs`: waiting is shown only when there is something to wait for. */
export const useLasting = (isOn: boolean, delayMs = 150): boolean => {
  const [since, setSince] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => setSince(true), delayMs)
    return () => {
      clearTimeout(timer)
      setSince(false)
    }
  }, [isOn, delayMs])
  return isOn && since
}
