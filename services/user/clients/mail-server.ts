import { unavailableError } from '@pandex/platform/errors'
import { createPublicResolver, resolveHost } from '@pandex/platform/outbound/dispatcher'
import { OutboundError } from '@pandex/platform/outbound/outbound'
import { isPublicHostText } from '@pandex/platform/outbound/public-host'
import { createTransport } from 'nodemailer'
import { isIP } from 'node:net'
import type { SiteRules } from './site-config.ts'

export type MailSettings = SiteRules['email']

export interface Mail {
  /** The same for every retry: mail clients show messages with equal ids once. */
  id: string
  to: string
  subject: string
  text: string
}

/** Whole delivery; less than a consumer's time for one event. */
const mailTimeoutMs = 15_000

const timeouts = { dnsTimeout: 3_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 }

const senderOf = ({ from, username }: MailSettings): string => from || (username.includes('@') ? username : '')

export const isMailSetUp = (settings: MailSettings): boolean =>
  settings.enabled && settings.host !== '' && senderOf(settings) !== ''

/** Implicit TLS on port 465, required STARTTLS on others; plain text only if configured. */
const securityOf = ({ tls, port }: MailSettings) =>
  tls ? { secure: port === 465, requireTLS: port !== 465 } : { secure: false, ignoreTLS: true }

/**
 * Resolves and checks the address once, and the connection uses this address: no DNS rebinding.
 * @throws Error if the address is not public
 */
const findAddress = async (host: string): Promise<string> => {
  if (!isPublicHostText(host)) throw new Error('mail server: the host is not public')
  if (isIP(host) !== 0) return host
  try {
    const [found] = await createPublicResolver(resolveHost)(host)
    if (found) return found.address
  } catch (error) {
    if (error instanceof OutboundError && error.reason === 'forbidden')
      throw new Error('mail server: the address is not public', { cause: error })
  }
  throw unavailableError(new Error('mail server: no address'))
}

const openTransport = (settings: MailSettings, address: string) => {
  const { host, port, username: user, password: pass } = settings
  return createTransport({
    host: address,
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    port,
    ...securityOf(settings),
    ...timeouts,
    ...(user !== '' && { auth: { user, pass } }),
    // Message content must not pull in files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Error of nodemailer. Its message may contain addresses from the server's answer and must not be logged. */
interface SmtpError {
  code?: string
  responseCode?: number
}

const isAboutThisMail = ({ code }: SmtpError): boolean => code === 'EENVELOPE' || code === 'EMESSAGE'

/** Connection failed or dropped, or the server is shutting down (421). */
const isServerAway = ({ code = '', responseCode }: SmtpError): boolean =>
  responseCode === 421 || ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT'].includes(code)

/**
 * Sends a mail through the site's mail server. @returns false if the server rejects this mail for good (5xx)
 * @throws AppError unavailable if the server is unreachable; Error if it defers the mail or refuses the login
 */
export const sendMail = async (
  settings: MailSettings,
  { id, to, subject, text }: Mail,
  { isPrivateAllowed }: { isPrivateAllowed: boolean },
): Promise<boolean> => {
  const address = isPrivateAllowed ? settings.host : await findAddress(settings.host)
  const transport = openTransport(settings, address)
  try {
    await transport.sendMail({
      from: senderOf(settings),
      // As an object, so that nodemailer does not parse it as an address list.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${
        senderOf(settings)
          .split('@')
          .at(-1)
          ?.replace(/[^\w.-].*/su, '') ?? 'localhost'
      }>`,
      signal: AbortSignal.timeout(mailTimeoutMs),
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    return true
  } catch (error) {
    const failure = error as SmtpError
    if (isAboutThisMail(failure) && (failure.responseCode ?? 0) >= 500) return false
    const said = new Error(`mail server: ${failure.code ?? 'error'} ${failure.responseCode ?? ''}`.trim())
    throw isServerAway(failure) ? unavailableError(said) : said
  } finally {
    transport.close()
  }
}
