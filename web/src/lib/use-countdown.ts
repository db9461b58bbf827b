import { useCallback, useEffect, useState } from 'react'
import { failureOf } from './api.ts'

const lookMs = 250

/** Seconds that run down to 0, by the clock and not by ticks: a tab that slept wakes up with the right number. */
export const useCountdown = (): { secondsLeft: number; start: (seconds: number) => void } => {
  const [endMs, setEndMs] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const isRunning = endMs > nowMs
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), lookMs)
    return () => clearInterval(timer)
  }, [isRunning])
  const start = useCallback((seconds: number) => {
    setNowMs(Date.now())
    setEndMs(Date.now() + seconds * 1000)
  }, [])
  return { secondsLeft: Math.max(0, Math.ceil((endMs - nowMs) / 1000)), start }
}

/** Seconds until the server takes another try, as it said with the failure; 0 when it may be made now. */
export const useRetryWait = (error: unknown): number => {
  const { secondsLeft, start } = useCountdown()
  useEffect(() => {
    const { retryAfterSeconds = 0 } = error ? failureOf(error) : {}
    if (retryAfterSeconds > 0) start(retryAfterSeconds)
  }, [error, start])
  return secondsLeft
}
