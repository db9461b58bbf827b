import { lazy, Suspense, useEffect } from 'react'
import { useCaptchaRequest } from '../lib/captcha-door.ts'
import { toast } from '../lib/toast.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

const CaptchaDialog = lazy(async () => ({
  default: (await import('../features/captcha/CaptchaDialog.tsx')).CaptchaDialog,
}))

export const CaptchaDoor = () => {
  const request = useCaptchaRequest()
  if (!request) return null
  const giveUp = (): void => request.answer(undefined)
  return (
    <ErrorBoundary key={request.id} fallback={<NotLoaded onTold={giveUp} />}>
      <Suspense fallback={null}>
        <CaptchaDialog purpose={request.purpose} onSolved={request.answer} onClose={giveUp} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Shows that the dialog failed to load and answers the caller, which would otherwise wait forever. */
const NotLoaded = ({ onTold }: { onTold: () => void }) => {
  useEffect(() => {
    toast('error', '验证码没有加载成功，请刷新页面')
    onTold()
  })
  return null
}
