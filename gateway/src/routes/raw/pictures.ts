/** `/pictures/…`: the operator's pictures (logos, posters, QR codes), from a folder that only the operator can write to. */
import { extname } from 'node:path'
import express from 'express'
import type { Express } from 'express'
import { HttpError } from '../../http/error.ts'
import { securityHeaders } from '../../http/headers.ts'
import { fileRoute, contextOf } from '../../pipeline/request-context.ts'

const prefix = '/pictures'
const extensions = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg'])
const maxAgeMs = 3_600_000

export const mountPictures = (app: Express, folder: string): void => {
  if (folder === '') return
  const serve = express.static(folder, { index: false, redirect: false, dotfiles: 'ignore', maxAge: maxAgeMs })
  app.use(prefix, (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    contextOf(res).route = fileRoute
    const missing = (): void => next(new HttpError(404, '没有这张图片'))
    if (!extensions.has(extname(req.path).toLowerCase())) return missing()
    // The policy of calls: an SVG opened as a document must not run scripts or load anything.
    const headers = securityHeaders('call', contextOf(res).isSecure)
    for (let index = 0; index < headers.length; index += 2)
      res.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
    serve(req, res, (error?: unknown) => (error ? next(error) : missing()))
  })
}
