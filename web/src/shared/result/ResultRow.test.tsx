import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import { sampleDisk, sampleHit } from '../../testing/samples.ts'
import { RelatedRows } from './RelatedRows.tsx'
import { ResultRow } from './ResultRow.tsx'
import { rowOfDisk } from './row.ts'
import { useResultKeys } from './use-result-keys.ts'

afterEach(tearDown)

const show = (element: React.ReactNode): void =>
  renderRoutes(
    [
      { path: '/', element: <ol>{element}</ol> },
      { path: '*', element: null },
    ],
    '/',
  )

it('shows a resource of a plain list like a hit, its name as plain text', () => {
  answerCalls({})
  show(<ResultRow row={rowOfDisk(sampleDisk({ disk_name: 'R&amp;B <em>精选</em>', link: '', tags: ['音乐'] }))} />)
  expect(screen.getByRole('heading', { name: 'R&amp;B <em>精选</em>' })).toBeTruthy()
  for (const text of ['夸克', '1.4 GB', '1 天前更新', '晚风搬运工']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: '音乐' }).getAttribute('href')).toBe(`/tag/${encodeURIComponent('音乐')}`)
  expect(screen.getByRole('link', { name: '详情' })).toBeTruthy()
})

it('shows a brief row without heading, files and actions, and with its rank in a ranking', () => {
  answerCalls({})
  show(<ResultRow row={sampleHit()} isBrief rank={2} />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByText('庆余年 S02E01.mkv')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(within(screen.getByRole('listitem')).getByText('2')).toBeTruthy()
})

it('reports the resource of a hit', async () => {
  const report = 'POST /v1/disk/report'
  const calls = answerCalls({ [report]: { data: null } })
  mockDialogs()
  show(<ResultRow row={sampleHit({ doc_id: 'd1', disk_name: '甲' })} />)
  await userEvent.click(screen.getByRole('button', { name: '反馈 甲 的问题' }))
  await userEvent.click(await screen.findByRole('radio', { name: '链接失效' }))
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() =>
    expect(calls.filter(({ spec }) => spec === report).map(({ body }) => body)).toMatchObject([
      { doc_id: 'd1', reason: 'dead' },
    ]),
  )
})

it('moves focus with the arrow keys between results only, not into secondary lists', async () => {
  answerCalls({})
  const Page = () => {
    useResultKeys()
    return (
      <>
        <ResultRow row={sampleHit({ doc_id: 'd1', disk_name: '甲' })} />
        <ResultRow row={sampleHit({ doc_id: 'd2', disk_name: '乙' })} isBrief />
      </>
    )
  }
  show(<Page />)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('甲')
})

const related = 'GET /v1/search/related'
const linksShown = async (first: string): Promise<string[]> => {
  await screen.findByRole('link', { name: first })
  return screen.getAllByRole('link').map((link) => link.textContent ?? '')
}

it('shows resources related to the first row below a short list, without rows of the list', async () => {
  const calls = answerCalls({
    [related]: {
      data: { copies: [], similar: ['d1', 'd2', 'd3'].map((id) => sampleHit({ doc_id: id, disk_name: `相关${id}` })) },
    },
    'GET /v1/disk/hot': { data: [sampleDisk({ doc_id: 'd9', disk_name: '热门' })] },
  })
  show(<RelatedRows of={[{ doc_id: 'd1' }]} />)
  expect(await linksShown('相关d2')).toEqual(['相关d2', '相关d3'])
  expect(calls.filter(({ spec }) => spec === related).map(({ query }) => query.doc_id)).toEqual(['d1'])
})

it('shows hot resources when nothing is related, and nothing when there are none', async () => {
  answerCalls({
    [related]: { code: 503, msg: '服务暂时不可用', status: 503 },
    'GET /v1/disk/hot': { data: ['d1', 'd9'].map((id) => sampleDisk({ doc_id: id, disk_name: `热门${id}` })) },
  })
  show(<RelatedRows of={[{ doc_id: 'd1' }]} />)
  expect(await linksShown('热门d9')).toEqual(['热门d9'])
})
