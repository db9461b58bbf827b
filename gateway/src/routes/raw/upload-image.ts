/** `POST /admin/v1/upload/static`: an image as the field `file` of a form. The config service checks and stores it. */
import { maxImageBytes } from '@pandex/contracts/uploads'
import { unavailableError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../../clients.ts'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/error.ts'
import { successBody } from '../../http/reply.ts'
import { sendJson } from '../../http/send.ts'
import { createCallContext, createDisconnectSignal, writeBudgetMs } from '../../pipeline/request-context.ts'
import type { Call, PreparedRoute } from '../../pipeline/step.ts'
import { NoInput } from '../../schemas/fields.ts'
import { createRawRoute } from '../prepare-routes.ts'

/** Bodies are held in memory. */
const maxConcurrent = 8

/** Boundaries and part headers. */
const maxFormOverheadBytes = 10_000

const invalidForm = (): HttpError => new HttpError(400, '请求须为表单，只包含一个文件，字段名为 file')

const boundaryPattern = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i

/** The parser's time grows with the number of parts: one file has two boundaries. */
const hasOnePart = (body: Buffer, boundary: string): boolean => {
  const mark = Buffer.from(`--${boundary}`)
  const second = body.indexOf(mark, body.indexOf(mark) + mark.length)
  return second !== -1 && body.indexOf(mark, second + mark.length) === -1
}

/** @throws HttpError 415, 400 */
const readFile = async (body: Buffer, contentType: string): Promise<File> => {
  const [, quoted, plain] = boundaryPattern.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new HttpError(415, '请求类型须为 multipart/form-data')
  if (!hasOnePart(body, boundary)) throw invalidForm()
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw invalidForm()
    })
  const file = form.get('file')
  if (file === null || typeof file === 'string') throw invalidForm()
  return file
}

export const createUploadImage = ({
  services,
  log,
}: {
  services: Pick<Services, 'config'>
  log: Logger
}): PreparedRoute => {
  let running = 0

  const upload = async ({ req, res, context, user }: Call): Promise<void> => {
    const body = await readBody(req, maxImageBytes + maxFormOverheadBytes)
    const file = await readFile(body, req.headers['content-type'] ?? '')
    const content = Buffer.from(await file.arrayBuffer())
    const signal = createDisconnectSignal(res)
    const ctx = createCallContext(context, { log, budgetMs: writeBudgetMs, signal, ...(user && { user }) })
    const image = await services.config.UploadImage({ content, name: file.name }, ctx)
    sendJson(res, 200, successBody(image, '上传成功'))
  }

  return createRawRoute(
    'POST /admin/v1/upload/static',
    { auth: 'admin', limit: 'admin', input: NoInput },
    async (call) => {
      if (running >= maxConcurrent) throw unavailableError()
      running += 1
      try {
        await upload(call)
      } finally {
        running -= 1
      }
    },
  )
}
