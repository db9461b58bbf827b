import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { answerCalls, renderRoutes } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'

/** Renders an admin page whose calls get these answers. */
export const openPage = (page: ReactNode, answers: Answers, address = '/') => {
  const calls = answerCalls(answers)
  renderRoutes([{ path: '*', element: page }], address)
  const callsOf = (spec: string) => calls.filter((call) => call.spec === spec)
  return {
    user: userEvent.setup(),
    bodies: (spec: string) => callsOf(spec).map(({ body }) => body),
    queries: (spec: string) => callsOf(spec).map(({ query }) => query),
  }
}

/** Waits for a message, then returns its undo button. */
export const findUndoButton = async (message: string): Promise<HTMLElement> =>
  within((await screen.findByText(message)).parentElement!).getByRole('button', { name: '撤销', hidden: true })
