import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './AliasProposalsPage.tsx'

const list = 'GET /admin/v1/search/alias_proposals'
const decide = 'POST /admin/v1/search/decide_alias'

const sampleProposal = (id: number, name: string, title: string) => ({
  id,
  name,
  title,
  networks: 3,
  state: 'pending',
  create_time: '2026-11-20T10:00:00Z',
  last_time: '2026-11-21T10:00:00Z',
})
const rows = [sampleProposal(1, '大表哥2', '荒野大镖客2'), sampleProposal(2, '刺激1995', '肖申克的救赎')]

const open = (answers: Answers = {}, address = '/') => {
  const calls = answerCalls({ [list]: listAnswer(rows), [decide]: { data: rows[0]! }, ...answers })
  renderRoutes([{ path: '/', element: <Page /> }], address)
  return {
    user: userEvent.setup(),
    decisions: () => calls.filter(({ spec }) => spec === decide).map(({ body }) => body),
    states: () => calls.filter(({ spec }) => spec === list).map(({ query }) => query.state),
  }
}

beforeEach(mockDialogs)
afterEach(tearDown)

it('lists the waiting pairs with links to both searches', async () => {
  open()
  const link = await screen.findByRole('link', { name: '大表哥2' })
  expect(link.getAttribute('href')).toBe('/search?q=%E5%A4%A7%E8%A1%A8%E5%93%A52')
  expect(screen.getByRole('link', { name: '荒野大镖客2' })).toBeTruthy()
  expect(await findAxeViolations()).toEqual([])
})

it('accepts and rejects one pair', async () => {
  const { user, decisions } = open()
  await user.click(await screen.findByRole('button', { name: '采纳 大表哥2=荒野大镖客2' }))
  expect(await screen.findByText('已采纳「大表哥2=荒野大镖客2」')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: '拒绝 刺激1995=肖申克的救赎' }))
  await waitFor(() =>
    expect(decisions()).toEqual([
      { id: 1, state: 'accepted' },
      { id: 2, state: 'rejected' },
    ]),
  )
})

it('decides several pairs and names those that were refused', async () => {
  const refusal = { code: 400, msg: '这条建议含有违禁词，只能拒绝' }
  const { user, decisions } = open({ [decide]: refusal })
  for (const name of ['大表哥2=荒野大镖客2', '刺激1995=肖申克的救赎'])
    await user.click(await screen.findByRole('checkbox', { name: `选中 ${name}` }))
  await user.click(within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('button', { name: '采纳' }))
  expect((await screen.findAllByText(/违禁词/)).length).toBeGreaterThan(0)
  expect(decisions()).toHaveLength(2)
})

it('lists accepted pairs without decisions', async () => {
  const { states } = open({}, '/?type=accepted')
  await screen.findByRole('link', { name: '大表哥2' })
  expect(states()).toContain('accepted')
  expect(screen.queryByRole('button', { name: /^采纳/ })).toBeNull()
})
