import { describe, expect, it } from 'vitest'
import { readTabPosition, tabAddress, tabsOf } from './tabs.ts'

describe('the address of a section', () => {
  const sections = tabsOf({ invite: { isOn: true } })

  it('names section and page, and omits defaults', () => {
    expect([tabAddress('account'), tabAddress('coin'), tabAddress('coin', 3), tabAddress('order', 2, 'paid')]).toEqual([
      '/profile',
      '/profile?tab=coin',
      '/profile?tab=coin&page=3',
      '/profile?tab=order&status=paid&page=2',
    ])
    expect(readTabPosition(new URLSearchParams('tab=coin&page=3'), sections)).toEqual({ tab: 'coin', page: 3 })
  })

  it.each(['', 'tab=nothing', 'tab=account&page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9'])(
    'falls back to the first page of the first section for ?%s',
    (search) => expect(readTabPosition(new URLSearchParams(search), sections)).toEqual({ tab: 'account', page: 1 }),
  )

  it('has no invitation section where invitations are off', () => {
    const remaining = tabsOf({ invite: { isOn: false } })
    expect(remaining.map(({ name }) => name)).not.toContain('invite')
    expect(readTabPosition(new URLSearchParams('tab=invite'), remaining).tab).toBe('account')
  })
})
