import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderRoutes, tearDown } from '../testing/render-routes.tsx'
import { Page, prefetch } from './AdminPages.tsx'
import { menu } from './menu.ts'

afterEach(tearDown)

const statusOf = (path: string) => prefetch!({ params: { '*': path } } as never)

it('answers 404 for unknown paths only', async () => {
  const known = ['', ...menu.flatMap(({ pages }) => pages.map(({ path }) => path))]
  expect(await Promise.all(known.map(statusOf))).toEqual(known.map(() => undefined))
  expect(await statusOf('list_disks')).toBe(404)
})

it('shows the page of its path', async () => {
  answerCalls({})
  renderRoutes([{ path: '/admin', children: [{ path: '*', element: <Page /> }] }], '/admin/list_goods')
  expect(await screen.findByRole('heading', { name: '商品管理' })).toBeTruthy()
})
