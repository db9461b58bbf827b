import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Writable } from 'node:stream'
import { createCachedResponse, unlimitedLifetime } from '../cache/cached-response.ts'
import type { CachedResponse } from '../cache/cached-response.ts'

/** Increment when the form of a response or cache entry changes: the shared cache then starts empty. */
const cacheFormatVersion = 2

export type Manifest = Record<string, unknown>

export interface RenderInput {
  url: string
  cookies: { is_dark?: string }
  /**
   * Runs a route in this process as an anonymous client. Returns the envelope's data or throws `{code, msg, status, data}`; `data` is set
   * when the response carries data and a refusal (`refusal` of a route).
   */
  api: (spec: string, input: unknown) => Promise<unknown>
  assets: Manifest
}

export interface RenderedPage {
  status: number
  headers?: Record<string, string>
  pipe: (out: Writable) => void
}

export interface WebBuild {
  files: ReadonlyMap<string, CachedResponse>
  manifest: Manifest
  render: (input: RenderInput) => Promise<RenderedPage>
}

/** Version of cached responses: gateways with the same value may share them. Changes with the build of `web` and with `answerSchema`. */
export const cacheVersionOf = (web: Pick<WebBuild, 'manifest'> | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([cacheFormatVersion, web?.manifest]))
    .digest('base64url')
    .slice(0, 12)

interface Renderer extends Pick<WebBuild, 'render'> {
  /** Imports all modules, so that a new build on disk does not break the running process. */
  loadPages: () => Promise<void>
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

const isPublic = (path: string): boolean =>
  !path.split(sep).some((part) => part.startsWith('.')) && !/\.(map|br|gz)$/.test(path)

const readOptional = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)

const readFileResponse = (folder: string, path: string): CachedResponse => {
  const full = join(folder, path)
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  const entry = createCachedResponse(readFileSync(full), unlimitedLifetime, type)
  const [br, gzip] = [readOptional(`${full}.br`), readOptional(`${full}.gz`)]
  return {
    ...entry,
    ...(br && { br: { encoding: 'br', body: br } }),
    ...(gzip && { gzip: { encoding: 'gzip', body: gzip } }),
  }
}

/**
 * Reads a build into memory and loads its renderer.
 * @throws Error when `dist` contains no build
 */
export const loadWebBuild = async (dist: string): Promise<WebBuild> => {
  const client = join(dist, 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const paths = listFiles(client).filter(isPublic)
  const files = new Map(paths.map((path) => [`/${path.split(sep).join('/')}`, readFileResponse(client, path)]))
  const entry = (await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href)) as Renderer
  await entry.loadPages()
  return { files, manifest, render: entry.render }
}
