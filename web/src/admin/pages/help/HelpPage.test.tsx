import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import { Page } from './HelpPage.tsx'

afterEach(tearDown)

const open = (address: string): void => {
  answerCalls({})
  renderRoutes(
    [
      { path: '/admin/help/*', element: <Page /> },
      { path: '/admin/config', element: <p>settings</p> },
    ],
    address,
  )
}

it('leads from the contents to a chapter and from the chapter to a group of settings', async () => {
  open('/admin/help')
  const user = userEvent.setup()
  await user.click(
    within(await screen.findByRole('navigation', { name: '手册目录' })).getByRole('link', { name: '设置' }),
  )
  await expectAddress('/admin/help/settings')
  await user.click(await screen.findByRole('link', { name: '打开“邮件”' }))
  await expectAddress('/admin/config?open=mail')
})

it('opens links between chapters inside of the help', async () => {
  open('/admin/help/installation')
  const chapter = await screen.findByRole('article')
  await userEvent.setup().click(within(chapter).getByRole('link', { name: '第一天' }))
  await expectAddress('/admin/help/first-day')
})

it('gives headings the addresses that links use', async () => {
  open('/admin/help/settings')
  const heading = await screen.findByRole('heading', { name: '邮件服务 email' })
  expect(heading.id).toBe('邮件服务-email')
})

it('shows the pictures of a chapter from the assets of the site', async () => {
  open('/admin/help/settings')
  const picture = await screen.findByRole('img', { name: '设置“邮件”' })
  expect(picture.getAttribute('src')).toMatch(/settings-mail.*\.webp$/)
})

it('shows no page for an unknown chapter', async () => {
  open('/admin/help/unknown')
  expect(await screen.findByRole('heading', { name: '你来到了一片荒芜' })).toBeTruthy()
})
