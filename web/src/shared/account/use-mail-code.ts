import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { requestCaptcha } from '../../lib/api/captcha-prompt.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { toast } from '../../lib/browser/toast.ts'
import { useCountdown, useRetryWait } from '../../lib/browser/use-countdown.ts'

const resendDelaySeconds = 60

type MailCall = 'POST /v1/user/send_reg_email' | 'POST /v1/user/send_find_pass' | 'POST /auth/v1/user/send_change_email'

interface MailRecipient {
  email: string
  /** Required while only invited visitors may register. */
  inviteCode?: string | undefined
}

/**
 * Mails a code, after a captcha if the site requires one. The next mail is possible after a minute or
 * the server's retry delay; the longer of the two applies.
 */
export const useMailCode = (call: MailCall, onSent?: () => void) => {
  const { isCaptchaOn } = useSite()
  const pause = useCountdown()
  const mail = useMutation({
    mutationFn: async ({ email, inviteCode = '' }: MailRecipient): Promise<boolean> => {
      const token = isCaptchaOn ? await requestCaptcha('mail') : ''
      // The visitor closed the dialog.
      if (token === undefined) return false
      const invite_code = inviteCode.trim()
      await api(call, { email: email.trim(), ...(token && { token }), ...(invite_code && { invite_code }) })
      return true
    },
    meta: { isFailureShown: true },
    onSuccess: (isSent) => {
      if (!isSent) return
      toast('success', '发送成功')
      pause.start(resendDelaySeconds)
      onSent?.()
    },
  })
  const waitSeconds = Math.max(pause.secondsLeft, useRetryWait(mail.error))
  return {
    send: (email: string, inviteCode?: string): void => mail.mutate({ email, inviteCode }),
    error: mail.error,
    /** Clears an error that belongs to a step the visitor has left. */
    clearError: mail.reset,
    isPending: mail.isPending,
    waitSeconds,
    canSend: !mail.isPending && waitSeconds === 0,
  }
}
