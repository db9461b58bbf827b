import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSite } from '../../lib/settings/use-site.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthUnavailable } from './AuthUnavailable.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SendResetCode } from './SendResetCode.tsx'
import { useMailCode } from '../../shared/account/use-mail-code.ts'

export const Page = () => {
  const { isUserSystemOn } = useSite()
  const { search } = useLocation()
  const [step, setStep] = useState<'send' | 'reset'>('send')
  const [email, setEmail] = useState('')
  const mail = useMailCode('POST /v1/user/send_find_pass', () => setStep('reset'))
  if (!isUserSystemOn) {
    return (
      <AuthFrame title="找回密码">
        <AuthUnavailable>本站没有开放用户系统，不能在这里找回密码。</AuthUnavailable>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="找回密码"
      subtitle={
        step === 'send' ? '第 1 步，共 2 步：把验证码发到注册时用的邮箱' : '第 2 步，共 2 步：用验证码设置新密码'
      }
      links={
        <>
          <Link to={`/login${search}`}>返回登录</Link>
          {step === 'reset' && (
            <button type="button" onClick={() => setStep('send')}>
              返回上一步
            </button>
          )}
        </>
      }
    >
      {step === 'send' ? (
        <SendResetCode
          email={email}
          mail={mail}
          onSend={(address) => {
            setEmail(address)
            mail.send(address)
          }}
          onHaveCode={(address) => {
            mail.clearError()
            setEmail(address)
            setStep('reset')
          }}
        />
      ) : (
        <ResetPassword email={email} mail={mail} />
      )}
    </AuthFrame>
  )
}
