import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/**
 * What browsers may do with our answers. Scripts come from our own files only: the session's token lies in local storage,
 * so a foreign script would be a stolen account. The style sheet embeds a font and its components write `style` attributes.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  },
}

const options = {
  contentSecurityPolicy,
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const

/** Security headers on every answer; browsers are bound to HTTPS only where they came by it. */
export const securityHeaders = (): RequestHandler => {
  const plain = helmet({ ...options, strictTransportSecurity: false })
  const secure = helmet({ ...options, strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false } })
  return (req, res, next) => (req.secure ? secure(req, res, next) : plain(req, res, next))
}

const allowedHeaders = [
  'Origin',
  'Content-Type',
  'Accept',
  'Authorization',
  'X-Time',
  'X-Path',
  'X-Sign',
  'X-Body-Sign',
  'X-Request-ID',
]

/** Lets the scripts of the listed sites, and of no others, call us; never with cookies. */
export const crossOrigin = (origins: readonly string[]): RequestHandler =>
  cors({
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders,
    exposedHeaders: ['Content-Type', 'Authorization'],
    maxAge: 600,
  })
