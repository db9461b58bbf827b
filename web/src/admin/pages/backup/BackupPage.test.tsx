import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './BackupPage.tsx'

const backup = {
  id: 1,
  name: 'pandex-20261120-040000.backup.gz',
  started_at: '2026-11-20T12:00:00+08:00',
  ended_at: '2026-11-20T12:00:07+08:00',
  bytes: 2_500_000,
  error: '',
  edges: {},
}

const open = () =>
  openPage(<Page />, {
    'GET /admin/v1/backup/list': listAnswer([
      backup,
      { ...backup, id: 2, name: 'failed.backup.gz', bytes: 0, error: 'no space left on device' },
    ]),
  })

beforeEach(mockDialogs)
afterEach(tearDown)

it('shows time, duration, size and result of each backup', async () => {
  open()
  expect(await screen.findByText(backup.name)).toBeTruthy()
  expect(screen.getAllByText('7 秒')).toHaveLength(2)
  expect(screen.getByText('失败').parentElement?.textContent).toContain('no space left on device')
})

it('explains the commands', async () => {
  open()
  expect(screen.getByText('make backup KEEP=7')).toBeTruthy()
  expect(screen.getByText(/make restore/)).toBeTruthy()
})

it('passes the accessibility checks', async () => {
  open()
  await screen.findByText(backup.name)
  expect(await findAxeViolations()).toEqual([])
})
