import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import type { Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const answers: Record<string, { responseCode: number; message: string }> = {
  gone: { responseCode: 550, message: 'no such mailbox' },
  later: { responseCode: 451, message: 'come back later' },
}

export interface ReceivedMail extends Email {
  raw: string
  recipients: string[]
}

export interface FakeMailServerOptions {
  /** Required login; by default the server offers none. */
  login?: { username: string; password: string }
}

export const openFakeMailServer = async ({ login }: FakeMailServerOptions = {}) => {
  const mails: ReceivedMail[] = []
  const refused: string[] = []
  let port = 0
  let server: SMTPServer | undefined

  const open = async (): Promise<void> => {
    const opened = new SMTPServer({
      disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, done) =>
        username === login?.username && password === login?.password
          ? done(null, { user: username })
          : done(Object.assign(new Error('bad credentials'), { responseCode: 535 })),
      onMailFrom: ({ address }, _session, done) =>
        address.startsWith('stranger')
          ? done(Object.assign(new Error(`${address} may not send here`), { responseCode: 553 }))
          : done(),
      onRcptTo: ({ address }, _session, done) => {
        const answer = answers[address.split('-')[0] ?? '']
        if (!answer) return done()
        refused.push(address)
        return done(Object.assign(new Error(answer.message), { responseCode: answer.responseCode }))
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const raw = Buffer.concat(chunks)
          const recipients = envelope.rcptTo.map(({ address }) => address)
          PostalMime.parse(raw).then(
            (mail) => {
              mails.push({ ...mail, raw: raw.toString(), recipients })
              done()
            },
            (error: Error) => done(error),
          )
        })
      },
    })
    opened.on('error', () => undefined)
    opened.listen(port, '127.0.0.1')
    await once(opened.server, 'listening')
    port = (opened.server.address() as AddressInfo).port
    server = opened
  }
  const shut = async (): Promise<void> => {
    const closing = server
    server = undefined
    await new Promise<void>((resolve) => {
      if (closing) closing.close(() => resolve())
      else resolve()
    })
  }
  await open()
  return {
    mails,
    refused,
    port,
    open,
    shut,
    to: (address: string): ReceivedMail[] => mails.filter(({ recipients }) => recipients.includes(address)),
    [Symbol.asyncDispose]: shut,
  }
}
