import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { sendMail } from './mail-server.ts'

const mail = { id: 'x', to: 'a@example.com', subject: 's', text: 't' }

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'localhost', '2130706433', '0x7f.1', 'mail.corp'])(
  'connects to no mail server at the private host %s',
  async (host) => {
    let connections = 0
    const server = createServer((socket) => {
      connections += 1
      socket.destroy()
    })
    await new Promise<void>((resolve) => {
      server.listen(0, resolve)
    })
    const { port } = server.address() as AddressInfo
    const settings = { enabled: true, host, port, tls: false, username: '', password: '', from: 'site@example.com' }
    await expect(sendMail(settings, mail, { isPrivateAllowed: false })).rejects.toThrow('not public')
    expect(connections).toBe(0)
    server.close()
  },
)
