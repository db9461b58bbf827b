import { findMailGap, senderOf } from '@pandex/contracts/settings/mail-gap'
import { unavailableError } from '@pandex/platform/errors'
import { createPublicResolver, resolveHost } from '@pandex/platform/outbound/dispatcher'
import { OutboundError } from '@pandex/platform/outbound/outbound'
import { isPublicHostText } from '@pandex/platform/outbound/public-host'
import { createTransport } from 'nodemailer'
import { isIP } from 'node:net'
import type { SmtpError } from '../domain/mail/smtp-failure.ts'
import type { SiteRules } from './site-config.ts'

export type MailSettings = SiteRules['email']

export interface Mail {
  /** The same for every retry: mail clients show messages with equal ids once. */
  id: string
  to: string
  subject: string
  text: string
}

/** Whole delivery from an event; less than a consumer's time for one event. */
const mailTimeoutMs = 15_000

const timeouts = { dnsTimeout: 3_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 }

export const isMailSetUp = (settings: MailSettings): boolean => findMailGap(settings) === undefined

/** Implicit TLS on port 465, required STARTTLS on others; plain text only if configured. */
const securityOf = ({ tls, port }: MailSettings) =>
  tls ? { secure: port === 465, requireTLS: port !== 465 } : { secure: false, ignoreTLS: true }

/**
 * Resolves and checks the address once, and the connection uses this address: no DNS rebinding.
 * @throws OutboundError forbidden if the address is not public; Error with the code ENOTFOUND if there is none
 */
const findAddress = async (host: string): Promise<string> => {
  if (!isPublicHostText(host)) throw new OutboundError('forbidden')
  if (isIP(host) !== 0) return host
  const [found] = await createPublicResolver(resolveHost)(host)
  if (!found) throw new OutboundError('unreachable')
  return found.address
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

interface DeliveryOptions {
  isPrivateAllowed: boolean
  signal: AbortSignal
}

const openServer = async (settings: MailSettings, isPrivateAllowed: boolean) =>
  openTransport(settings, isPrivateAllowed ? settings.host : await findAddress(settings.host))

/** @throws OutboundError, SmtpError */
export const deliverMail = async (
  settings: MailSettings,
  { id, to, subject, text }: Mail,
  { isPrivateAllowed, signal }: DeliveryOptions,
): Promise<void> => {
  const transport = await openServer(settings, isPrivateAllowed)
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
      signal,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } finally {
    transport.close()
  }
}

/** Connects and logs in, within the timeouts of the connection. @throws OutboundError, SmtpError */
export const connectToMailServer = async (
  settings: MailSettings,
  { isPrivateAllowed }: Pick<DeliveryOptions, 'isPrivateAllowed'>,
): Promise<void> => {
  const transport = await openServer(settings, isPrivateAllowed)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

const isAboutThisMail = ({ code }: SmtpError): boolean => code === 'EENVELOPE' || code === 'EMESSAGE'

/** Connection failed or dropped, or the server is shutting down (421). `ENOTFOUND`: no address. */
const isServerUnreachable = ({ code = '', responseCode }: SmtpError): boolean =>
  responseCode === 421 || ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT', 'ENOTFOUND'].includes(code)

/**
 * Sends a mail through the site's mail server. @returns false if the server rejects this mail for good (5xx)
 * @throws AppError unavailable if the server is unreachable; Error if it defers the mail or refuses the login
 */
export const sendMail = async (
  settings: MailSettings,
  mail: Mail,
  { isPrivateAllowed }: Pick<DeliveryOptions, 'isPrivateAllowed'>,
): Promise<boolean> => {
  try {
    await deliverMail(settings, mail, { isPrivateAllowed, signal: AbortSignal.timeout(mailTimeoutMs) })
    return true
  } catch (error) {
    if (error instanceof OutboundError) throw new Error('mail server: the address is not public', { cause: error })
    const failure = error as SmtpError
    if (isAboutThisMail(failure) && (failure.responseCode ?? 0) >= 500) return false
    const mailError = new Error(`mail server: ${failure.code ?? 'error'} ${failure.responseCode ?? ''}`.trim())
    throw isServerUnreachable(failure) ? unavailableError(mailError) : mailError
  }
}
