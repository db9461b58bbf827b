import { openApiOf } from '../../http/openapi.ts'
import { sendJson } from '../../http/send.ts'
import { NoInput } from '../../schemas/fields.ts'
import { createRawRoute } from '../prepare-routes.ts'
import type { PreparedRoute } from '../../pipeline/step.ts'

export const createAdminOpenApi = (routes: readonly PreparedRoute[]): PreparedRoute => {
  const document = JSON.stringify(openApiOf(routes))
  return createRawRoute('GET /admin/v1/openapi.json', { auth: 'admin', limit: 'admin', input: NoInput }, ({ res }) =>
    sendJson(res, 200, document),
  )
}
