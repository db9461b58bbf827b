import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '../lib/queries.ts'
import { clearSession } from '../lib/session.ts'
import { Toaster } from '../ui/Toaster.tsx'

/** What the gateway answers a call: data, or an envelope of another code. */
export type Answer = { data: unknown } | { code: number; msg: string; status?: number }

export interface SentCall {
  /** `GET /v1/disk/latest`, without the query. */
  spec: string
  body: unknown
  authorization: string | undefined
}

/**
 * Stands in for the network: each call is answered by its spec, any other with an empty success.
 * Answers the list of calls, which grows as they are made.
 */
export const answerCalls = (answers: Record<string, Answer | ((call: SentCall) => Answer)>): SentCall[] => {
  const calls: SentCall[] = []
  vi.stubGlobal('fetch', (path: string, init: { method: string; headers: Record<string, string>; body?: string }) => {
    const call = {
      spec: `${init.method} ${path.split('?')[0]}`,
      body: init.body === undefined ? undefined : (JSON.parse(init.body) as unknown),
      authorization: init.headers.authorization,
    }
    calls.push(call)
    const given = answers[call.spec] ?? { data: null }
    const answer = typeof given === 'function' ? given(call) : given
    const envelope = 'data' in answer ? { code: 200, msg: '请求成功', data: answer.data } : { ...answer, data: null }
    return Promise.resolve(Response.json(envelope, { status: 'status' in answer ? answer.status : 200 }))
  })
  return calls
}

/** Shows routes at an address; `address-now` tells where the visitor has got to. */
export const renderRoutes = (routes: RouteObject[], address: string): void => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Pages routes={routes} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const Pages = ({ routes }: { routes: RouteObject[] }) => {
  const { pathname } = useLocation()
  return (
    <>
      <output data-testid="address-now">{pathname}</output>
      {useRoutes(routes)}
    </>
  )
}

/** Takes down what a test has shown, stored and replaced. */
export const tearDown = (): void => {
  cleanup()
  clearSession()
  vi.unstubAllGlobals()
}
