import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetSearches, loadPreferences, rememberSearch } from '../../lib/browser/preferences.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { SentCall } from '../../testing/render-routes.tsx'
import { SearchBox } from '../SearchBox.tsx'
import { listSuggestions, splitAtMatch } from './list-suggestions.ts'

const suggestionsByQuery: Record<string, string[]> = {
  庆: ['庆余年', '庆典'],
  庆余: ['庆余年', '庆余年 第二季'],
  慢: ['慢的'],
}

const open = (hot: string[] = []) => {
  const calls = answerCalls({
    'GET /v1/hot_key/list': { data: hot.map((key) => ({ key, trend: 'up' })) },
    'GET /v1/search/suggest': async ({ query }: SentCall) => ({
      data: (suggestionsByQuery[query.q ?? ''] ?? []).map((text) => ({ text, kind: 'name' })),
    }),
  })
  renderRoutes(
    [
      {
        path: '*',
        element: <SearchBox size="small" placeholder="找" addressOf={(q) => `/search?q=${q}`} />,
      },
    ],
    '/',
  )
  return {
    user: userEvent.setup(),
    requested: () => calls.filter(({ spec }) => spec.includes('suggest')).map(({ query }) => query.q),
  }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '搜索资源' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
beforeEach(() => {
  localStorage.clear()
  loadPreferences()
})
afterEach(tearDown)

describe('suggestions while typing', () => {
  it('sends one call for a burst of typing and shows the suggestions', async () => {
    const { user, requested } = open()
    await user.type(field(), '庆余')
    await waitFor(() => expect(options()).toEqual(['庆余年', '庆余年 第二季']))
    expect(requested()).toEqual(['庆余'])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(await findAxeViolations(document.body.querySelector('search') ?? document.body)).toEqual([])
  })

  it('moves with the arrow keys through suggestions and field, and searches for the active one on Enter', async () => {
    const { user } = open()
    await user.type(field(), '庆余')
    await waitFor(() => expect(options()).toHaveLength(2))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('庆余年 第二季')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBeUndefined()
    await user.keyboard('{ArrowUp}{Enter}')
    await expectAddress('/search?q=庆余年 第二季')
    expect(options()).toEqual([])
  })

  it('searches for the typed text while no suggestion is active', async () => {
    const { user } = open()
    await user.type(field(), '庆余')
    await waitFor(() => expect(options()).toHaveLength(2))
    await user.keyboard('{Enter}')
    await expectAddress('/search?q=庆余')
  })

  it('closes on Escape and keeps the text', async () => {
    const { user } = open()
    await user.type(field(), '庆余')
    await waitFor(() => expect(options()).toHaveLength(2))
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(field().value).toBe('庆余')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('searches for a clicked suggestion', async () => {
    const { user } = open()
    await user.type(field(), '庆余')
    await user.click(await screen.findByRole('option', { name: '庆余年' }))
    await expectAddress('/search?q=庆余年')
  })

  it('sends nothing and handles no keys during an IME composition', async () => {
    const { requested } = open()
    field().focus()
    fireEvent.compositionStart(field())
    fireEvent.change(field(), { target: { value: '庆' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    await expectAddress('/')
    fireEvent.change(field(), { target: { value: '庆余' } })
    fireEvent.compositionEnd(field())
    await waitFor(() => expect(options()).toHaveLength(2))
    expect(requested()).toEqual(['庆余'])
  })

  it('shows earlier searches in an empty field, latest first, and clears them on request', async () => {
    rememberSearch('三体')
    rememberSearch('繁花')
    const { user } = open()
    await user.click(field())
    await waitFor(() => expect(options()).toEqual(['繁花', '三体']))
    await user.click(screen.getByRole('button', { name: '清除搜索记录' }))
    expect(options()).toEqual([])
    loadPreferences()
    await user.click(field())
    expect(options()).toEqual([])
    forgetSearches()
  })
})

describe('an empty field', () => {
  it('shows hot keywords below earlier searches, each with a heading', async () => {
    for (const q of ['一', '二', '三', '四', '五', '六', '三体']) rememberSearch(q)
    const { user, requested } = open(['三体', '繁花'])
    await user.click(field())
    await screen.findByRole('group', { name: '大家在搜' })
    const namesIn = (name: string) =>
      [...screen.getByRole('group', { name }).querySelectorAll('[role=option]')].map((option) => option.textContent)
    expect(namesIn('最近搜索')).toEqual(['三体', '六', '五', '四', '三'])
    expect(namesIn('大家在搜')).toEqual(['繁花'])
    expect(requested()).toEqual([])
    expect(await findAxeViolations(document.body.querySelector('search') ?? document.body)).toEqual([])
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('繁花')
    await user.keyboard('{Enter}')
    await expectAddress('/search?q=繁花')
  })

  it('opens again when the text is deleted', async () => {
    const { user } = open(['繁花'])
    await user.type(field(), '庆{Backspace}')
    expect(await screen.findByRole('group', { name: '大家在搜' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
  })
})

describe('the list of suggestions', () => {
  it('contains each text once and never the typed text', () => {
    const suggestions = listSuggestions(
      'AB',
      ['abc', 'AB'],
      [
        { text: 'ABC', kind: 'hot' },
        { text: 'ab', kind: 'word' },
        { text: 'abd', kind: 'later' },
      ],
    )
    expect(suggestions).toEqual([
      { text: 'abc', kind: 'own' },
      { text: 'abd', kind: 'word' },
    ])
  })

  it('leaves space for the suggestions of the site', () => {
    const searches = ['a1', 'a2', 'a3', 'a4', 'a5']
    expect(listSuggestions('a', searches, [{ text: 'a9', kind: 'name' }]).map(({ text }) => text)).toEqual([
      'a1',
      'a2',
      'a3',
      'a9',
    ])
  })

  it('separates typed from added text, ignoring case', () => {
    expect(splitAtMatch('The Wire', 'the')).toEqual([
      { text: 'The', isTyped: true },
      { text: ' Wire', isTyped: false },
    ])
    expect(splitAtMatch('庆余年', 'qyn')).toEqual([{ text: '庆余年', isTyped: false }])
  })
})
