import { Link, useLocation } from 'react-router-dom'
import { useSession } from '../../lib/session/session.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { LoginForm } from './LoginForm.tsx'

export const Page = () => {
  const { isUserSystemOn } = useSite()
  const { search } = useLocation()
  const session = useSession()
  return (
    <AuthFrame
      title="用户登录"
      subtitle={session && `已经以 ${session.user.username} 的身份登录，可以换一个账号。`}
      links={
        isUserSystemOn && (
          <>
            <Link to={`/register${search}`}>注册账号</Link>
            <Link to={`/find_pass${search}`}>找回密码</Link>
          </>
        )
      }
    >
      <LoginForm />
    </AuthFrame>
  )
}
