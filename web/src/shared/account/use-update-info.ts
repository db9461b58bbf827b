import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, failureOf } from '../../lib/api/api.ts'
import type { ApiInput } from '../../lib/api/api.ts'
import { forgetSession } from '../../lib/session/log-out.ts'
import { readSession } from '../../lib/session/session.ts'
import { toast } from '../../lib/browser/toast.ts'

/** Envelope codes about the current password, not about the new values. */
const codes = { needsCurrent: 412, wrongCurrent: 400 }

/** Changes the own account. The server ends every session, this one too, so the visitor continues at the login page. */
export const useUpdateInfo = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [needsCurrent, setNeedsCurrent] = useState(false)
  const update = useMutation({
    meta: { isFailureShown: true },
    mutationFn: (change: Omit<ApiInput<'POST /auth/v1/user/update_info'>, 'id'>) =>
      api('POST /auth/v1/user/update_info', { id: readSession()?.user.id, ...change }),
    onSuccess: () => {
      toast('success', '更新成功，请重新登录')
      void navigate('/login')
      forgetSession(client)
    },
    onError: (error) => {
      if (failureOf(error).code === codes.needsCurrent) setNeedsCurrent(true)
    },
  })
  const failure = update.error && failureOf(update.error)
  return {
    send: update.mutate,
    isPending: update.isPending,
    /** The login is too old for the server to change password or mail address without the current password. */
    needsCurrent,
    currentError: failure?.code === codes.wrongCurrent ? failure.msg : '',
    error: failure && !Object.values(codes).includes(failure.code) ? failure : null,
  }
}
