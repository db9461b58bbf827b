import { expect, it } from 'vitest'
import { settingGroups } from '@pandex/contracts/settings/setting-groups'
import { adminPages } from '../../pages.ts'
import { chapterFiles, chapters, pictures } from './chapters.ts'
import { headingId, helpAddress } from './help-links.ts'

const idsOf = (text: string): string[] =>
  [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) => headingId(title))

const links = chapters.flatMap(({ name, text }) =>
  [...text.matchAll(/(?<!!\[[^\]]*)\]\(([^)\s]+)\)/g)].map(([, href = '']) => ({ name, href })),
)

const isKnown = (name: string, href: string): boolean => {
  const [path = '', anchor] = helpAddress(href).split('#')
  if (path.startsWith('/admin/config?open=')) {
    const group = path.slice('/admin/config?open='.length)
    return group in settingGroups || ['history', 'transfer'].includes(group)
  }
  const target = path === '' ? name : (/^\/admin\/help\/?(.*)$/.exec(path)?.[1] ?? undefined)
  if (target === undefined)
    return path === '/admin' || path === '/profile' || path.slice('/admin/'.length) in adminPages
  const chapter = chapters.find((one) => one.name === (target || 'README'))
  return chapter !== undefined && (anchor === undefined || idsOf(chapter.text).includes(anchor))
}

it('lists every chapter once', () => {
  expect(chapters.map(({ name }) => name).toSorted()).toEqual(chapterFiles.toSorted())
})

it.each(chapters)('$name: has a title and headings with different addresses', ({ name, title, text }) => {
  expect(title).not.toBe(name)
  const ids = idsOf(text)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it('links only to existing chapters, headings, pages and groups of settings', () => {
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ name, href }) => !isKnown(name, href))).toEqual([])
})

it('shows only existing pictures, each with a description', () => {
  const shown = chapters.flatMap(({ text }) => [...text.matchAll(/!\[([^\]]*)\]\((?:pictures\/)?([^)]+)\)/g)])
  expect(shown.length).toBeGreaterThan(15)
  expect(shown.filter(([, alt, file = '']) => !alt || !(file in pictures)).map(([text]) => text)).toEqual([])
})
