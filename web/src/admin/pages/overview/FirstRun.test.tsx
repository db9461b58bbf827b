import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { sampleAccount } from '../../../testing/samples.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer } from '../../testing/samples.ts'
import { FirstRun } from './FirstRun.tsx'
import { firstRunItems } from './first-run.ts'
import type { FirstRunFacts } from './first-run.ts'

afterEach(tearDown)

const drive = { disk_type: 'UC', counts: {}, answers: {}, waiting: 0, circuit: '', every_ms: 250, answered_at: '' }
const facts: FirstRunFacts = { texts: {}, hasInitialPassword: true, drives: [drive], resources: 0 }

const doneIn = (changes: Partial<FirstRunFacts>) =>
  firstRunItems({ ...facts, ...changes })
    ?.filter(({ isDone }) => isDone)
    .map(({ key }) => key)

const backup = { id: 1, name: 'b', started_at: '', ended_at: '', bytes: 1, error: '' }

const doneTexts = {
  site_basic: '{"site_name":"书房","host":"https://pan.example.com"}',
  email: '{"enabled":true,"host":"mail.example.com"}',
  user: '{"enable_captcha":true}',
}

const open = (texts: Record<string, string>, more: Answers = {}) => {
  const calls = answerCalls({
    'GET /admin/v1/site_config/all': () => ({ data: texts }),
    'GET /auth/v1/user/info': { data: sampleAccount({ has_initial_password: true }) },
    'GET /admin/v1/disk/health': { data: [drive] },
    'GET /admin/v1/disk/list': listAnswer([], 0),
    'GET /admin/v1/backup/list': listAnswer([], 0),
    ...more,
  })
  renderRoutes([{ path: '/', element: <FirstRun /> }], '/')
  return calls
}

it.each<[string, Partial<FirstRunFacts>, string[]]>([
  ['a new site', { texts: { site_basic: '{"site_name":"Pandex"}' } }, []],
  ['a name and an address', { texts: { site_basic: doneTexts.site_basic } }, ['name', 'host']],
  ['a changed password', { hasInitialPassword: false }, ['password']],
  ['mail that is enabled without a server', { texts: { email: '{"enabled":true}' } }, []],
  ['a drive that has answered', { drives: [{ ...drive, answered_at: '2026-11-22T00:00:00Z' }] }, ['drives']],
  ['a resource', { resources: 1 }, ['import']],
  ['a backup that succeeded', { backup: { error: '' } }, ['backup']],
  ['a newest backup that failed', { backup: { error: 'disk full' } }, []],
  ['damaged settings', { texts: { site_basic: '{', user: 'null' } }, []],
])('of %s, marks as done what is done', (_, changes, done) => {
  expect(doneIn(changes)).toEqual(done)
})

it('links each open step to the page where it is done', async () => {
  const failed = { ...backup, error: '空间不足' }
  const calls = open({ site_basic: '{"site_name":"书房"}' }, { 'GET /admin/v1/backup/list': listAnswer([failed]) })
  expect(await screen.findByText('已完成 1 / 8')).toBeTruthy()
  expect(screen.getByRole('link', { name: '配置邮件服务' }).getAttribute('href')).toContain('open=mail')
  expect(within(screen.getAllByRole('listitem')[0]!).getByText('已完成')).toBeTruthy()
  expect(await findAxeViolations()).toEqual([])
  expect(screen.getByRole('link', { name: '安排备份' }).getAttribute('href')).toBe('/admin/backup')
  expect(screen.getByText('最近一次备份失败，请查看原因')).toBeTruthy()
  expect(calls.find(({ spec }) => spec === 'GET /admin/v1/backup/list')?.query).toMatchObject({ order: 'desc' })
})

it('disappears for all admins after it is dismissed', async () => {
  let texts: Record<string, string> = { first_run: '{}' }
  const calls = open(texts, {
    'GET /admin/v1/site_config/all': () => ({ data: texts }),
    'POST /admin/v1/site_config/update': () => {
      texts = { first_run: '{"dismissed":true}' }
      return { data: {} }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: '不再显示' }))
  await waitFor(() => expect(screen.queryByText('首次设置')).toBeNull())
  expect(calls.find(({ spec }) => spec === 'POST /admin/v1/site_config/update')?.body).toEqual({
    list: [{ name: 'first_run', value: '{"dismissed":true}' }],
  })
})

it('disappears when all steps are done', async () => {
  const answered = { ...drive, answered_at: '2026-11-22T00:00:00Z' }
  const calls = open(doneTexts, {
    'GET /auth/v1/user/info': { data: sampleAccount() },
    'GET /admin/v1/disk/health': { data: [answered] },
    'GET /admin/v1/disk/list': listAnswer([], 3),
    'GET /admin/v1/backup/list': listAnswer([backup]),
  })
  await waitFor(() => expect(calls.length).toBe(5))
  expect(screen.queryByText('首次设置')).toBeNull()
})
