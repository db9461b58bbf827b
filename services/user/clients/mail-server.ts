import { unavailableError } from '@pandex/platform/errors'
import { findPublic, resolvePublicly } from '@pandex/platform/outbound/dispatcher'
import { OutboundError } from '@pandex/platform/outbound/outbound'
import { isPublicHostText } from '@pandex/platform/outbound/public-host'
import { createTransport } from 'nodemailer'
import { isIP } from 'node:net'
import type { SiteRules } from './site-config.ts'

export type MailSettings = SiteRules['email']

export interface Mail {
  /** The same for every try at this mail: programs that read mail show two with the same id once. */
  id: string
  to: string
  subject: string
  text: string
}

/** All of a mail, below the time that a consumer has for one event. */
const mailTimeoutMs = 15_000

const timeouts = { dnsTimeout: 3_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 }

const senderOf = ({ from, username }: MailSettings): string => from || (username.includes('@') ? username : '')

/** Whether mail can be sent at all. */
export const isMailSetUp = (settings: MailSettings): boolean =>
  settings.enabled && settings.host !== '' && senderOf(settings) !== ''

/** TLS from the first byte on the port made for it, by STARTTLS on others; without TLS only where the site says so. */
const securityOf = ({ tls, port }: MailSettings) =>
  tls ? { secure: port === 465, requireTLS: port !== 465 } : { secure: false, ignoreTLS: true }

/**
 * The address to connect to. It is resolved and checked here, so that no name server can lead the connection elsewhere.
 * @throws Error when it is not public
 */
const findAddress = async (host: string): Promise<string> => {
  if (!isPublicHostText(host)) throw new Error('mail server: the host is not public')
  if (isIP(host) !== 0) return host
  try {
    const [found] = await findPublic(resolvePublicly)(host)
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
    // A mail is made of what it says and of nothing else.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A failed try as nodemailer tells of it. Its message repeats what the server said, an address for example: it is not passed on. */
interface SmtpError {
  code?: string
  responseCode?: number
}

const isAboutThisMail = ({ code }: SmtpError): boolean => code === 'EENVELOPE' || code === 'EMESSAGE'

/** The server was not reached or hung up, or says that it is going down (421). */
const isServerAway = ({ code = '', responseCode }: SmtpError): boolean =>
  responseCode === 421 || ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETIMEDOUT'].includes(code)

/**
 * Hands a mail to the site's mail server.
 * @param isPrivateAllowed the server may be in the private network
 * @returns whether the server took it; false when it never will take this mail (an answer of 500 or above)
 * @throws AppError unavailable while the server cannot be reached, which is no fault of this mail: it can wait
 * @throws Error when the server did not take it now, or does not let us in
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
      // As an object, so that nothing in it is read as a list of addresses.
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
