import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, failureOf } from '../../lib/api/api.ts'
import type { ApiOutput } from '../../lib/api/api.ts'
import type { CaptchaPurpose } from '../../lib/api/captcha-prompt.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { toast } from '../../lib/browser/toast.ts'
import { useRetryWait } from '../../lib/browser/use-countdown.ts'
import { encryptDots } from './encrypt-dots.ts'
import type { Point } from './points.ts'

type Challenge = ApiOutput<'GET /v1/captcha/gen'>

interface Attempt {
  points: Point[]
  /** Undefined until the slider moves. */
  angle?: number
}

const emptyAttempt: Attempt = { points: [] }

/**
 * Fetches challenges until one yields a token. Each challenge allows one attempt: after a failure the next one is fetched,
 * and the server's message stays. A correct answer may bring a further challenge instead of the token.
 */
export const useCaptchaRound = (purpose: CaptchaPurpose, onSolved: (token: string) => void) => {
  const [round, setRound] = useState(1)
  const [attempt, setAttempt] = useState<Attempt>(emptyAttempt)
  const [failure, setFailure] = useState('')
  const [further, setFurther] = useState<Challenge>()
  const call = queryOf('GET /v1/captcha/gen', { purpose })
  const fetched = useQuery({ ...call, queryKey: [...call.queryKey, round], gcTime: 0, retry: false })
  const challenge = further ?? fetched.data
  const refresh = (): void => {
    setAttempt(emptyAttempt)
    setFurther(undefined)
    setRound(round + 1)
  }
  const fail = (message: string): void => {
    setFailure(message)
    refresh()
  }
  const check = useMutation({
    mutationFn: (key: string) => {
      const { points, angle } = attempt
      const dots = points.map(({ x, y }, at) => ({ x, y, index: at + 1 }))
      return api('POST /v1/captcha/check', { key, dots: encryptDots(key, angle === undefined ? dots : [{ angle }]) })
    },
    meta: { isFailureShown: true },
  })
  const isAnswered = attempt.points.length > 0 || attempt.angle !== undefined
  return {
    challenge,
    error: fetched.error,
    waitSeconds: useRetryWait(fetched.error),
    isSecond: further !== undefined,
    attempt,
    answer: (next: Attempt): void => {
      setFailure('')
      setAttempt(next)
    },
    /** The server's message about the last attempt; cleared when the next one begins. */
    failure,
    round,
    isChecking: check.isPending,
    canCheck: isAnswered && challenge !== undefined && !check.isPending,
    check: (): void => {
      if (!isAnswered || !challenge) return
      // Callbacks of the call, not of the mutation: a reply after the dialog is closed is ignored.
      check.mutate(challenge.key, {
        onSuccess: ({ ok, token, next }) => {
          if (next) {
            setAttempt(emptyAttempt)
            return setFurther(next)
          }
          if (!ok || !token) return fail('验证失败，请再试一次')
          toast('success', '验证成功')
          onSolved(token)
        },
        onError: (error) => fail(failureOf(error).msg),
      })
    },
    refresh: (): void => {
      setFailure('')
      refresh()
    },
  }
}
