import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import { badImage, formatOf } from '../domain/files/uploaded-image.ts'
import type { EncodedImage, EncodeReply } from './encode-process.ts'

export type { EncodedImage } from './encode-process.ts'

/**
 * Decodes an image and encodes it again. One image at a time.
 * @throws AppError `invalid` `config.bad_image`; `unavailable` when too many images wait or the process cannot start
 */
export type EncodeImage = (content: Uint8Array, ctx: Pick<Context, 'signal'>) => Promise<EncodedImage>

/** Waiting images are held in memory. */
const maxPending = 8

/** The largest animations take about 5 s. */
const timeoutMs = 7_000

const program = fileURLToPath(new URL('encode-process.ts', import.meta.url))

/** Without the service's environment, which holds secrets. Decoders write parts of the image to stderr. */
const openProcess = (): ChildProcess =>
  fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    execArgv: ['--max-old-space-size=64'],
  })

const runProcess = async (content: Uint8Array): Promise<EncodeReply> => {
  const child = openProcess()
  const { promise, resolve, reject } = Promise.withResolvers<EncodeReply>()
  child.once('message', (reply) => resolve(reply as EncodeReply))
  child.on('error', (error) => reject(unavailableError(error)))
  child.once('exit', (code, signal) => reject(new Error(`the image process ended with ${code ?? signal}`)))
  child.send(content, (error) => error && reject(unavailableError(error)))
  try {
    return await withTimeout(promise, timeoutMs, () => {
      throw new Error('the image process is stuck')
    })
  } finally {
    child.kill('SIGKILL')
  }
}

export const createImageEncoder = (log: Logger): EncodeImage => {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0

  const encode = async (content: Uint8Array, signal: AbortSignal): Promise<EncodedImage> => {
    if (signal.aborted) throw unavailableError(signal.reason)
    const reply = await runProcess(content).catch((error: unknown) => {
      log.error({ err: error, bytes: content.length }, 'image upload: encoding failed, refusing the image')
      throw error instanceof AppError ? error : badImage('damaged')
    })
    if ('problem' in reply) throw badImage(reply.problem)
    if (formatOf(reply.content) !== reply.format) throw badImage('damaged')
    return reply
  }
  return async (content, { signal }) => {
    if (pending >= maxPending) throw unavailableError()
    pending += 1
    const own = last.then(() => encode(content, signal))
    last = own.catch(() => undefined)
    return own.finally(() => {
      pending -= 1
    })
  }
}
