import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { CaptchaPrompt } from '../shared/captcha/CaptchaPrompt.tsx'
import type { ApiOutput, Spec } from '../lib/api/api.ts'
import { NowContext } from '../lib/browser/clock.ts'
import { createQueryClient } from '../lib/api/queries.ts'
import { clearSession } from '../lib/session/session.ts'
import { Toaster } from '../ui/feedback/Toaster.tsx'

/** The part of a reply that a test needs: every field must exist in the route table. */
type PartOf<T> = T extends readonly (infer I)[] ? PartOf<I>[] : T extends object ? { [K in keyof T]?: PartOf<T[K]> } : T

export type Answer<S extends Spec = Spec> =
  | { data: PartOf<ApiOutput<S>> }
  | { code: number; msg: string; status?: number; headers?: Record<string, string>; data?: PartOf<ApiOutput<S>> }

export interface SentCall {
  /** A key of the route table; for an unknown path, method and path. */
  spec: string
  query: Record<string, string>
  body: unknown
  authorization: string | undefined
  headers: Record<string, string>
}

export type Answers = { [S in Spec]?: Answer<S> | ((call: SentCall) => Answer<S> | Promise<Answer<S>>) }

/**
 * Mocks `fetch`: each call is answered by its spec, any other call with an empty success.
 * @returns the calls; the list grows as they are made
 */
export const answerCalls = (answers: Answers): SentCall[] => {
  const calls: SentCall[] = []
  vi.stubGlobal(
    'fetch',
    async (path: string, init: { method: string; headers: Record<string, string>; body?: string }) => {
      const url = new URL(path, 'http://site.invalid')
      const { spec, params } = findSpec(Object.keys(answers), `${init.method} ${url.pathname}`)
      const call = {
        spec,
        query: { ...Object.fromEntries(url.searchParams), ...params },
        body: init.body === undefined ? undefined : (JSON.parse(init.body) as unknown),
        authorization: init.headers.authorization,
        headers: init.headers,
      }
      calls.push(call)
      const configured = (answers as Record<string, Answer | ((call: SentCall) => Answer | Promise<Answer>)>)[spec]
      const answer = (typeof configured === 'function' ? await configured(call) : configured) ?? { data: null }
      if (!('code' in answer)) return Response.json({ code: 200, msg: '请求成功', data: answer.data })
      const { status = 200, headers, ...envelope } = answer
      return Response.json({ data: null, ...envelope }, { status, headers })
    },
  )
  return calls
}

const findSpec = (specs: readonly string[], request: string): { spec: string; params: Record<string, string> } => {
  for (const spec of specs) {
    const match = new RegExp(`^${spec.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(request)
    if (match) return { spec, params: { ...match.groups } }
  }
  return { spec: request, params: {} }
}

/** Current time in every test, ms: noon of 2026-11-21 in Shanghai. */
const testNowMs = Date.parse('2026-11-21T12:00:00+08:00')

export const renderRoutes = (routes: RouteObject[], address: string): void => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <NowContext value={testNowMs}>
          <Pages routes={routes} />
          <CaptchaPrompt />
          <Toaster />
        </NowContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

/** Waits for a path with its query. The router renders later than other changes of the same reply. */
export const expectAddress = (address: string): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('address-now').textContent).toBe(address))

const Pages = ({ routes }: { routes: RouteObject[] }) => {
  const { pathname, search } = useLocation()
  return (
    <>
      <output data-testid="address-now">{pathname + search}</output>
      {useRoutes(routes)}
    </>
  )
}

export const tearDown = (): void => {
  cleanup()
  clearSession()
  vi.unstubAllGlobals()
}
