import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { requestCaptcha } from '../../lib/captcha-door.ts'
import { useSite } from '../../lib/site.ts'
import { toast } from '../../lib/toast.ts'
import { useCountdown, useRetryWait } from '../../lib/use-countdown.ts'

/** Between two mails to one visitor. */
const pauseSeconds = 60

type MailCall = 'POST /v1/user/send_reg_email' | 'POST /v1/user/send_find_pass' | 'POST /auth/v1/user/send_change_email'

interface MailedTo {
  email: string
  /** What admits a registration where not everybody may register. */
  inviteCode?: string | undefined
}

/**
 * Has a code mailed, after a captcha where the site asks for them. The next one can be asked for in a minute, or when the
 * server says.
 */
export const useMailCode = (call: MailCall, onSent?: () => void) => {
  const { isCaptchaOn } = useSite()
  const pause = useCountdown()
  const mail = useMutation({
    mutationFn: async ({ email, inviteCode = '' }: MailedTo): Promise<boolean> => {
      const token = isCaptchaOn ? await requestCaptcha('mail') : ''
      // The dialog was closed.
      if (token === undefined) return false
      const invite_code = inviteCode.trim()
      await api(call, { email: email.trim(), ...(token && { token }), ...(invite_code && { invite_code }) })
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
    send: (email: string, inviteCode?: string): void => mail.mutate({ email, inviteCode }),
    error: mail.error,
    /** The failure of the last try belongs to a step that was left. */
    forgetError: mail.reset,
    isPending: mail.isPending,
    /** Until the next mail can be asked for. */
    waitSeconds,
    canSend: !mail.isPending && waitSeconds === 0,
  }
}
