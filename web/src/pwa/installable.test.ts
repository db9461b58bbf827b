import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { installableFiles } from './installable.ts'

const files = installableFiles()
const textOf = (path: string): string => String(files.get(path))
const manifest = JSON.parse(textOf('manifest.webmanifest')) as {
  icons: { src: string; sizes: string }[]
  share_target: { action: string; method: string; params: Record<string, string> }
}

type Listener = (event: Record<string, unknown>) => void

/** Runs the worker with a network that is up or down, and with a cache left by an older version. */
const startWorker = async (network: 'up' | 'down') => {
  const listeners = new Map<string, Listener>()
  const stores = new Map<string, Map<string, string>>([['older', new Map()]])
  const requests: string[] = []
  const caches = {
    open: async (name: string) => {
      stores.set(name, new Map())
      return { add: async (request: { url: string }) => void stores.get(name)?.set(request.url, 'the offline page') }
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (url: string) => [...stores.values()].find((store) => store.has(url))?.get(url),
  }
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: {},
  }
  const fetch = async (request: { url: string }) => {
    requests.push(request.url)
    if (network === 'down') throw new TypeError('Failed to fetch')
    return 'from the network'
  }
  class Request {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  // The worker is a script with its own global scope: the parameters provide the globals that it uses.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('self', 'caches', 'fetch', 'Request', textOf('sw.js'))(self, caches, fetch, Request)
  const run = async (name: string): Promise<void> => {
    let work: unknown
    listeners.get(name)?.({ waitUntil: (given: unknown) => (work = given) })
    await work
  }
  await run('install')
  await run('activate')
  const open = async (request: { url: string; mode: string; method: string }): Promise<unknown> => {
    let answer: unknown
    listeners.get('fetch')?.({ request, respondWith: (given: unknown) => (answer = given) })
    return answer
  }
  return { stores, requests, open }
}

const page = { url: '/search?q=a', mode: 'navigate', method: 'GET' }

describe('files for installation', () => {
  it('contain an icon of the right size for every entry of the manifest', () => {
    for (const { src, sizes } of manifest.icons) {
      const png = files.get(src.slice(1)) as Buffer
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
      const size = png.readUInt32BE(16)
      const dataAt = png.indexOf('IDAT')
      const pixels = inflateSync(png.subarray(dataAt + 4, dataAt + 4 + png.readUInt32BE(dataAt - 4)))
      expect(pixels.length).toBe(size * (1 + 3 * size))
    }
  })

  it('share to the home page with GET', () => {
    expect(manifest.share_target).toMatchObject({ action: '/', method: 'GET', params: { text: 'share_text' } })
  })

  it('show the offline page when a navigation fails', async () => {
    const { open } = await startWorker('down')
    expect(await open(page)).toBe('the offline page')
  })

  it('load pages from the network and cache none', async () => {
    const { open, stores, requests } = await startWorker('up')
    expect(await open(page)).toBe('from the network')
    expect(requests).toEqual(['/search?q=a'])
    expect([...stores.values()].flatMap((store) => [...store.keys()])).toEqual(['/offline.html'])
  })

  it('leave calls, files and form posts to the browser', async () => {
    const { open, requests } = await startWorker('down')
    expect(await open({ url: '/v1/search/disk', mode: 'cors', method: 'POST' })).toBeUndefined()
    expect(await open({ url: '/assets/kit.js', mode: 'no-cors', method: 'GET' })).toBeUndefined()
    expect(await open({ url: '/login', mode: 'navigate', method: 'POST' })).toBeUndefined()
    expect(requests).toEqual([])
  })

  it('delete the caches of other versions', async () => {
    const { stores } = await startWorker('up')
    expect(stores.has('older')).toBe(false)
    expect(stores.size).toBe(1)
  })

  it('need no other file for the offline page', () => {
    expect(textOf('offline.html')).not.toMatch(/<script|<link|src=|https?:|url\(/)
  })
})
