import { connect } from 'node:net'

const patienceMs = 30_000

interface RawAnswer {
  text: string
  /** Of the answers in it, in order. */
  statuses: number[]
  isClosed: boolean
}

/**
 * What the server answers to bytes that no client library would send. Ends when the server closes, or as soon as there are
 * `answers` of them.
 * @throws Error when neither happens in half a minute
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
    }, patienceMs)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (read().statuses.length >= answers) finish(false)
    })
    socket.on('close', () => finish(true))
    // What is cut off while we still write is closed, too.
    socket.on('error', () => undefined)
  })
