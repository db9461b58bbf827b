import { useEffect, useState } from 'react'

export const useDebounced = <T>(value: T, delayMs: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** True once `isOn` has lasted for `delayMs`, so that short waits show no indicator. */
export const useDelayedTrue = (isOn: boolean, delayMs = 150): boolean => {
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
