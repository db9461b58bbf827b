import { connect } from 'node:net'

const timeoutMs = 30_000

interface RawAnswer {
  text: string
  statuses: number[]
  isClosed: boolean
}

/**
 * Sends raw bytes. Resolves when the server closes the connection, or after `answers` responses.
 * @throws Error when neither happens within half a minute
 */
export const sendRaw = (port: number, request: string | Buffer, answers = Infinity): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const read = (): Omit<RawAnswer, 'isClosed'> => {
      const text = Buffer.concat(chunks).toString()
      return { text, statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)) }
    }
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    const finish = (isClosed: boolean): void => {
      clearTimeout(timeout)
      socket.destroy()
      resolve({ ...read(), isClosed })
    }
    const timeout = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no end after ${JSON.stringify(read().text)}`))
    }, timeoutMs)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (read().statuses.length >= answers) finish(false)
    })
    socket.on('close', () => finish(true))
    // The server may close the connection while the client still writes.
    socket.on('error', () => undefined)
  })
