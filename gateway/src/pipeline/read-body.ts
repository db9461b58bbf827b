import { defaultMaxBodyBytes, readBody } from '../http/body.ts'
import type { Step } from './step.ts'

/** Reads the whole body, up to the limit of the route. @throws HttpError 413, 400 */
export const readWholeBody: Step = (call) => {
  const body = readBody(call.req, call.route.row.maxBodyBytes ?? defaultMaxBodyBytes)
  if (body instanceof Promise)
    return body.then((bytes) => {
      call.body = bytes
    })
  call.body = body
}
