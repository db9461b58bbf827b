import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { requestCaptcha } from '../../lib/captcha-door.ts'
import { useSite } from '../../lib/site.ts'
import { toast } from '../../lib/toast.ts'
import { useCountdown, useRetryWait } from '../../lib/use-countdown.ts'

/** Between two mails to one visitor. */
const pauseSeconds = 60

type MailCall = 'POST /v1/user/send_reg_email' | 'POST /v1/user/send_find_pass'

/**
 * Has a code mailed, after a captcha where the site asks for them. The next one can be asked for in a minute, or when the
 * server says.
 */
export const useMailCode = (call: MailCall, onSent?: () => void) => {
  const { isCaptchaOn } = useSite()
  const pause = useCountdown()
  const mail = useMutation({
    mutationFn: async (email: string): Promise<boolean> => {
      const token = isCaptchaOn ? await requestCaptcha('mail') : ''
      // The dialog was closed.
      if (token === undefined) return false
      await api(call, { email: email.trim(), ...(token && { token }) })
      return true
    },
    meta: { isFailureShown: true },
    onSuccess: (isSent) => {
      if (!isSent) return
      toast('success', '发送成功')
      pause.start(pauseSeconds)
      onSent?.()
    },
  })
  const waitSeconds = Math.max(pause.secondsLeft, useRetryWait(mail.error))
  return {
    send: (email: string): void => mail.mutate(email),
    error: mail.error,
    isPending: mail.isPending,
    /** Until the next mail can be asked for. */
    waitSeconds,
    canSend: !mail.isPending && waitSeconds === 0,
  }
}
