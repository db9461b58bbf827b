import { expect, it } from 'vitest'
import { followRedirect, readLocation } from './redirect.ts'
import type { Hop } from './redirect.ts'

const post: Hop = {
  url: new URL('https://a.example/login'),
  method: 'POST',
  headers: {
    Cookie: 'sid=1',
    Authorization: 'Bearer x',
    'x-api-key': 'secret',
    Referer: 'https://a.example/?key=secret',
    'User-Agent': 'pandex',
    'Content-Type': 'application/json',
  },
  body: '{}',
}
const same = new URL('https://a.example/home')
const other = new URL('https://b.example/home')

it.for([301, 302, 303])('follows with GET and without body after %s', (status) => {
  const { 'Content-Type': _, ...headers } = post.headers
  expect(followRedirect(post, status, same)).toEqual({ url: same, method: 'GET', headers })
})

it.for([307, 308])('repeats the same request to the same host after %s', (status) => {
  expect(followRedirect(post, status, same)).toEqual({ ...post, url: same })
})

it.for([307, 308])('sends no body to another host after %s', (status) => {
  expect(() => followRedirect(post, status, other)).toThrow(expect.objectContaining({ reason: 'forbidden' }) as Error)
})

it('sends another host nothing that was addressed to the first one', () => {
  const get: Hop = { ...post, method: 'GET', body: undefined }
  for (const hop of [followRedirect(post, 302, other), followRedirect(get, 307, other)])
    expect(hop).toEqual({ url: other, method: 'GET', headers: { 'User-Agent': 'pandex' } })
})

it('treats an answer as a redirect only with a redirect status and a location', () => {
  expect(readLocation(302, { location: '/x' })).toBe('/x')
  expect(readLocation(302, {})).toBeUndefined()
  expect(readLocation(200, { location: '/x' })).toBeUndefined()
  expect(readLocation(304, { location: '/x' })).toBeUndefined()
})
