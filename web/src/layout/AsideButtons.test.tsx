import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, renderRoutes, tearDown } from '../testing/render-routes.tsx'
import { AsideButtons } from './AsideButtons.tsx'

const open = (aside: object): void => {
  answerCalls({ 'GET /v1/site_config/all': { data: { aside_btn: JSON.stringify(aside) } } })
  renderRoutes([{ path: '*', element: <AsideButtons /> }], '/')
}

const scrollDown = (pixels: number): void => {
  vi.stubGlobal('scrollY', pixels)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

afterEach(() => {
  vi.unstubAllGlobals()
  tearDown()
})

const link_url = 'https://example.com/group'

describe('the floating buttons', () => {
  it('link to the configured URLs, and never to a script', async () => {
    open({
      buttons: [
        { text: '加群', icon: '群', link_url },
        { text: '坏链', icon: '', link_url: 'javascript:alert(1)' },
      ],
    })
    expect((await screen.findByRole('link', { name: '加群' })).getAttribute('href')).toBe(link_url)
    expect(screen.queryByRole('link', { name: '坏链' })).toBeNull()
    expect(screen.getByText('坏链')).toBeTruthy()
  })

  it('scroll back to the top from far down only', async () => {
    const scrollTo = vi.fn<(options: ScrollToOptions) => void>()
    vi.stubGlobal('scrollTo', scrollTo)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    open({ back_to_top: true, buttons: [] })
    expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull()
    scrollDown(5_000)
    await userEvent.setup().click(await screen.findByRole('button', { name: '返回顶部' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  it('are absent when none are configured', async () => {
    open({ back_to_top: false, buttons: [] })
    scrollDown(5_000)
    await vi.waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  })
})
