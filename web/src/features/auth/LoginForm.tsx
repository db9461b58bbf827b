import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, failureOf } from '../../lib/api.ts'
import { isAdmin, saveSession } from '../../lib/session.ts'
import { useSite } from '../../lib/site.ts'
import { toast } from '../../lib/toast.ts'
import styles from './LoginForm.module.css'

const required = '必填'

/** Opens a session; an admin goes on to the back office, everybody else to the home page. */
export const LoginForm = () => {
  const navigate = useNavigate()
  const { isCaptchaOn } = useSite()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const login = useMutation({
    mutationFn: () => api('POST /v1/user/login', { username: username.trim(), password }),
    onSuccess: ({ info, token }) => {
      if (!info) return
      const session = { token, user: info }
      saveSession(session)
      toast('success', '登录成功')
      void navigate(isAdmin(session) ? '/admin' : '/', { replace: true })
    },
  })
  const usernameError = isTried && !username.trim() ? required : ''
  const passwordError = isTried && !password ? required : ''
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (username.trim() && password) login.mutate()
      }}
    >
      <Field
        label="用户名或邮箱"
        type="text"
        autoComplete="username"
        value={username}
        onChange={setUsername}
        error={usernameError}
      />
      <Field
        label="密码"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={passwordError}
      />
      {login.error && (
        <p className="field-error" role="alert">
          {failureOf(login.error).msg}
        </p>
      )}
      {isCaptchaOn && <p className={styles.hint}>登录前需要完成验证，网页上的验证还没有开放。</p>}
      <button type="submit" className={`btn btn-solid ${styles.submit}`} disabled={login.isPending || isCaptchaOn}>
        {login.isPending ? '登录中…' : '登录'}
      </button>
    </form>
  )
}

interface FieldProps {
  label: string
  type: 'text' | 'password'
  autoComplete: string
  value: string
  onChange: (value: string) => void
  /** Empty when there is none. */
  error: string
}

const Field = ({ label, error, onChange, ...input }: FieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input"
        required
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-error`} className="field-error">
        {error}
      </span>
    </div>
  )
}
