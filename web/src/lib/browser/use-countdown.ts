import { useCallback, useEffect, useState } from 'react'
import { failureOf } from '../api/api.ts'

const updateIntervalMs = 250

/** Counts seconds down to 0 by the clock, not by ticks: timers of a background tab are throttled. */
export const useCountdown = (): { secondsLeft: number; start: (seconds: number) => void } => {
  const [endMs, setEndMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const isRunning = endMs > nowMs
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), updateIntervalMs)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback((seconds: number) => {
    setNowMs(Date.now())
    setEndMs(Date.now() + seconds * 1000)
  }, [])
  return { secondsLeft: Math.max(0, Math.ceil((endMs - nowMs) / 1000)), start }
}

/** Seconds until a retry is allowed, from the failure's `Retry-After`; 0 when it is allowed now. */
export const useRetryWait = (error: unknown): number => {
  const { secondsLeft, start } = useCountdown()
  useEffect(() => {
    const { retryAfterSeconds = 0 } = error ? failureOf(error) : {}
    if (retryAfterSeconds > 0) start(retryAfterSeconds)
  }, [error, start])
  return secondsLeft
}
