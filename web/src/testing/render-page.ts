import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { loadPages, render } from '../entry-server.tsx'
import type { ApiInput, ApiOutput, CallApi, Failure, Spec } from '../lib/api/api.ts'

/** The gateway's reply to each call; a call without a handler answers 404. */
export type Handlers = { [S in Spec]?: (input: ApiInput<S>) => ApiOutput<S> }

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  'src/features/search/SearchPage.tsx': {
    file: 'assets/search.js',
    css: ['assets/search.css'],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js' },
}

/** Throws a plain object, as the gateway does when a page's call fails. */
export const fail = (failure: Failure): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- the plain shape in which the gateway hands failures over
  throw failure
}

/** Renders the page of a URL on the server; `calls` lists the routes that it called. */
export const renderPage = async (url: string, handlers: Handlers = {}, is_dark?: string) => {
  const calls: string[] = []
  const api: CallApi = async (spec, input) => {
    calls.push(spec)
    const handle = handlers[spec] as ((handlerInput: unknown) => unknown) | undefined
    return (handle ? handle(input) : fail({ code: 0, msg: '记录不存在', status: 404 })) as never
  }
  await loadPages()
  const rendered = await render({ url, cookies: { is_dark }, api, assets: manifest })
  const out = new PassThrough()
  rendered.pipe(out)
  return { status: rendered.status, html: await text(out), calls }
}
