import { useEffect, useState } from 'react'

export const useDebounced = <T>(value: T, delayMs: number): T => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}

/** True once `isOn` has lasted for `delayMs`, so that short waits show no indicator. */
export const useDelayedTrue = (isOn: boolean, delayMs = 150): boolean => {
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => setElapsed(true), delayMs)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [isOn, delayMs])
  return isOn && hasElapsed
}
