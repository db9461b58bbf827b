import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetSearches, loadPreferences, rememberSearch } from '../../lib/preferences.ts'
import { faultsOf } from '../../testing/faults.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { SentCall } from '../../testing/render-routes.tsx'
import { SearchBox } from '../SearchBox.tsx'
import { listSuggestions, splitTyped } from './list-suggestions.ts'

const suggestedFor: Record<string, string[]> = {
  庆: ['庆余年', '庆典'],
  庆余: ['庆余年', '庆余年 第二季'],
  慢: ['慢的'],
}

const open = (hot: string[] = []) => {
  const calls = answerCalls({
    'GET /v1/hot_key/list': { data: hot.map((key) => ({ key, trend: 'up' })) },
    'GET /v1/search/suggest': async ({ query }: SentCall) => ({
      data: (suggestedFor[query.q ?? ''] ?? []).map((text) => ({ text, kind: 'name' })),
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
    asked: () => calls.filter(({ spec }) => spec.includes('suggest')).map(({ query }) => query.q),
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
  it('asks once for a burst of typing and shows the answer below the field', async () => {
    const { user, asked } = open()
    await user.type(field(), '庆余')
    await waitFor(() => expect(options()).toEqual(['庆余年', '庆余年 第二季']))
    expect(asked()).toEqual(['庆余'])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(await faultsOf(document.body.querySelector('search') ?? document.body)).toEqual([])
  })

  it('walks with the arrow keys through the field and back, and searches for the chosen one with Enter', async () => {
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

  it('searches for what is typed while nothing is chosen', async () => {
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

  it('takes a press on a suggestion', async () => {
    const { user } = open()
    await user.type(field(), '庆余')
    await user.click(await screen.findByRole('option', { name: '庆余年' }))
    await expectAddress('/search?q=庆余年')
  })

  it('asks nothing while characters are being composed, nor takes the keys of that', async () => {
    const { asked } = open()
    field().focus()
    fireEvent.compositionStart(field())
    fireEvent.change(field(), { target: { value: '庆' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    await expectAddress('/')
    fireEvent.change(field(), { target: { value: '庆余' } })
    fireEvent.compositionEnd(field())
    await waitFor(() => expect(options()).toHaveLength(2))
    expect(asked()).toEqual(['庆余'])
  })

  it('offers own earlier searches in an empty field, latest first, and forgets them when told to', async () => {
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
  it('offers what many search for below own searches, each under its name', async () => {
    for (const q of ['一', '二', '三', '四', '五', '六', '三体']) rememberSearch(q)
    const { user, asked } = open(['三体', '繁花'])
    await user.click(field())
    await screen.findByRole('group', { name: '大家在搜' })
    const namesIn = (name: string) =>
      [...screen.getByRole('group', { name }).querySelectorAll('[role=option]')].map((option) => option.textContent)
    expect(namesIn('最近搜索')).toEqual(['三体', '六', '五', '四', '三'])
    expect(namesIn('大家在搜')).toEqual(['繁花'])
    expect(asked()).toEqual([])
    expect(await faultsOf(document.body.querySelector('search') ?? document.body)).toEqual([])
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('繁花')
    await user.keyboard('{Enter}')
    await expectAddress('/search?q=繁花')
  })

  it('opens again when what was typed is taken away', async () => {
    const { user } = open(['繁花'])
    await user.type(field(), '庆{Backspace}')
    expect(await screen.findByRole('group', { name: '大家在搜' })).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
  })
})

describe('the list of suggestions', () => {
  it('names each text once and never what is typed already', () => {
    const offers = listSuggestions(
      'AB',
      ['abc', 'AB'],
      [
        { text: 'ABC', kind: 'hot' },
        { text: 'ab', kind: 'word' },
        { text: 'abd', kind: 'later' },
      ],
    )
    expect(offers).toEqual([
      { text: 'abc', kind: 'own' },
      { text: 'abd', kind: 'word' },
    ])
  })

  it('leaves room for what the site suggests', () => {
    const own = ['a1', 'a2', 'a3', 'a4', 'a5']
    expect(listSuggestions('a', own, [{ text: 'a9', kind: 'name' }]).map(({ text }) => text)).toEqual([
      'a1',
      'a2',
      'a3',
      'a9',
    ])
  })

  it('tells what is typed from what is added, whatever the case', () => {
    expect(splitTyped('The Wire', 'the')).toEqual([
      { text: 'The', isTyped: true },
      { text: ' Wire', isTyped: false },
    ])
    expect(splitTyped('庆余年', 'qyn')).toEqual([{ text: '庆余年', isTyped: false }])
  })
})
