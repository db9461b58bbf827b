import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSite } from '../../lib/settings/use-site.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthUnavailable } from './AuthUnavailable.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export const Page = () => {
  const { isUserSystemOn, isRegisterOn } = useSite()
  const { search } = useLocation()
  const [isInvited, setInvited] = useState(false)
  return (
    <AuthFrame title="用户注册" links={isUserSystemOn && <Link to={`/login${search}`}>已有账号，去登录</Link>}>
      {isUserSystemOn && (isRegisterOn || isInvited) ? (
        <RegisterForm />
      ) : (
        <AuthUnavailable
          action={
            isUserSystemOn && (
              <button type="button" className="btn btn-line" onClick={() => setInvited(true)}>
                我有邀请激活码
              </button>
            )
          }
        >
          {isUserSystemOn
            ? '暂时不接受新用户注册，已有的账号可以照常登录。'
            : '本站没有开放用户系统，不用注册就能搜索。'}
        </AuthUnavailable>
      )}
    </AuthFrame>
  )
}
