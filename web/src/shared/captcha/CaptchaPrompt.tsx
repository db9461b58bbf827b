import { lazy, useEffect } from 'react'
import { useCaptchaRequest } from '../../lib/api/captcha-prompt.ts'
import { toast } from '../../lib/browser/toast.ts'
import { LazyPart } from '../../ui/feedback/LazyPart.tsx'

const CaptchaDialog = lazy(async () => ({
  default: (await import('./CaptchaDialog.tsx')).CaptchaDialog,
}))

export const CaptchaPrompt = () => {
  const request = useCaptchaRequest()
  if (!request) return null
  const cancel = (): void => request.answer(undefined)
  return (
    <LazyPart key={request.id} fallback={<CaptchaLoadFailure onReported={cancel} />}>
      <CaptchaDialog purpose={request.purpose} onSolved={request.answer} onClose={cancel} />
    </LazyPart>
  )
}

/** Shows that the dialog failed to load and answers the caller, which would otherwise wait forever. */
const CaptchaLoadFailure = ({ onReported }: { onReported: () => void }) => {
  useEffect(() => {
    toast('error', '验证码没有加载成功，请刷新页面')
    onReported()
  })
  return null
}
