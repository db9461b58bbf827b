/** A small front in the shape of web/dist that can fail on demand. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadWebBuild } from '../../src/rendering/web-build.ts'
import type { WebBuild } from '../../src/rendering/web-build.ts'

/**
 * Renders its input. `/broken` throws, `/half` fails while writing, `/lost` has no page, `/doc/…` requests a resource, `/forbidden`
 * requests a route that pages may not call, `/html` and `/admin/html` are documents.
 */
const renderer = `
const loadPage = () => import('./page.js')

export const loadPages = loadPage
export const render = async ({ url, cookies, api, assets }) => {
  const facts = { ...(await loadPage()).page, url, cookies, assets: Object.keys(assets) }
  let status = url.startsWith('/lost') ? 404 : 200
  if (url.startsWith('/broken')) throw new Error('select * from secrets')
  if (url.startsWith('/forbidden')) await api('GET /admin/v1/site_config/all', {})
  if (url.startsWith('/doc/')) {
    try {
      facts.doc = await api('GET /v1/disk/doc/{doc_id}', { doc_id: url.slice(5), with_meta: true })
    } catch (failure) {
      facts.failure = failure
      status = failure.status
    }
  }
  if (url.startsWith('/search')) facts.found = await api('POST /v1/search/disk', { q: url.split('q=')[1] })
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    pipe: (out) => {
      if (url.startsWith('/half')) return out.destroy(new Error('cut off'))
      if (/^\\/(?:admin\\/)?html/.test(url)) return out.end('<!doctype html><html><head><title>x</title></head><body></body></html>')
      out.write('<!doctype html>')
      out.end(Buffer.from(JSON.stringify(facts)))
    },
  }
}
`

export interface FakeWebBuild extends Disposable {
  web: WebBuild
}

export const buildFakeWebBuild = async (): Promise<FakeWebBuild> => {
  const dist = mkdtempSync(join(tmpdir(), 'pandex-front-'))
  const files: Record<string, string> = {
    'client/.vite/manifest.json': '{"src/entry-client.tsx":{"file":"assets/app-1.js"}}',
    'client/assets/app-1.js': 'console.log(1)',
    'client/assets/app-1.js.br': 'bytes made by the build',
    'client/assets/app-1.js.map': '{"sources":["secret.ts"]}',
    'client/assets/style-1.css': 'body{}',
    'client/favicon.ico': 'icon',
    'client/manifest.webmanifest': '{"name":"built","short_name":"built","display":"standalone"}',
    'client/.env': 'SECRET=1',
    'server/entry-server.js': renderer,
    'server/page.js': "export const page = { name: 'of this build' }",
    'package.json': '{"type":"module"}',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
  const web = await loadWebBuild(dist)
  // Simulates a new build on disk.
  rmSync(join(dist, 'server'), { recursive: true })
  return { web, [Symbol.dispose]: () => rmSync(dist, { recursive: true }) }
}
