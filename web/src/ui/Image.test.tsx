import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answerCalls, renderRoutes, tearDown } from '../testing/render-routes.tsx'
import { Ad } from './Ad.tsx'
import { Image } from './Image.tsx'
import { Poster } from './poster/Poster.tsx'
import { SiteLogo } from './icons/SiteLogo.tsx'

afterEach(tearDown)

const open = (element: React.ReactNode, site: object = {}): void => {
  answerCalls({ 'GET /v1/site_config/all': { data: { site_basic: JSON.stringify(site) } } })
  renderRoutes([{ path: '/', element }], '/')
}

it('shows the fallback for an image that fails to load, and tries another URL', () => {
  open(<Image src="https://img.example.com/a.png" alt="图" fallback="没有图" />)
  expect(screen.queryByText('没有图')).toBeNull()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('没有图')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it.each(['', 'javascript:alert(1)', 'data:image/png;base64,AA', '//img.example.com/a.png'])(
  'shows the fallback in place of %j',
  (src) => {
    open(<Image src={src} alt="图" fallback="没有图" />)
    expect(screen.getByText('没有图')).toBeTruthy()
  },
)

it('upgrades http to https, and sends no referrer', () => {
  open(<Image src="http://img.example.com/a.png" alt="图" />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('src'), image.getAttribute('referrerpolicy')]).toEqual([
    'https://img.example.com/a.png',
    'no-referrer',
  ])
})

it('an ad whose image fails to load shows its text', () => {
  open(<Ad text="买一送一" imageUrl="https://img.example.com/ad.png" linkUrl="https://example.com" />)
  fireEvent.error(screen.getByRole('img', { name: '买一送一' }))
  expect(screen.getByRole('link', { name: '买一送一' })).toBeTruthy()
})

it('a logo that fails to load is replaced by the product logo', async () => {
  open(<SiteLogo height={28} />, { logo_url: 'https://img.example.com/logo.png' })
  const image = await screen.findByRole('presentation')
  fireEvent.error(image)
  expect(document.querySelector('svg')).toBeTruthy()
})

it('a poster that is missing or fails to load shows the first characters of the title', () => {
  open(<Poster src="https://img.example.com/p.jpg" alt="庆余年 海报" title="庆余年" seed={7} />)
  expect(screen.getByText('庆余')).toBeTruthy()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('庆余').closest('[data-hue]')?.getAttribute('data-hue')).toBe('8')
})
