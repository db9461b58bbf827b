import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { fileOfPage, loadPages } from './page-files.ts'
import { routes } from './router.tsx'
import type { PageHandle } from './router.tsx'

const handlesOf = (list: readonly RouteObject[]): PageHandle[] =>
  list.flatMap(({ handle, children }) => [...(handle ? [handle as PageHandle] : []), ...handlesOf(children ?? [])])

it('maps every route to the source file of its page', async () => {
  await loadPages()
  const pages = await Promise.all(handlesOf(routes).map(({ load }) => load()))
  expect(pages.length).toBeGreaterThan(15)
  for (const page of pages) expect(fileOfPage(page)).toMatch(/^src\/(features|admin)\/.+\.tsx$/)
})
