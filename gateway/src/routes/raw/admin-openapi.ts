import { openApiOf } from '../../http/openapi.ts'
import { createEntrance } from '../../http/mount.ts'
import type { ServedRoute } from '../../http/mount.ts'
import type { PipelineDeps } from '../../http/pipeline.ts'
import { prepareRoutes } from '../../http/routes-in-process.ts'
import type { PreparedRoute } from '../../http/routes-in-process.ts'
import { sendJson } from '../../http/send.ts'
import { visitOf } from '../../http/visit.ts'
import { NoInput } from '../../schemas/fields.ts'

export const createAdminOpenApi = (routes: readonly PreparedRoute[], deps: PipelineDeps): ServedRoute => {
  const [prepared] = prepareRoutes({
    'GET /admin/v1/openapi.json': {
      auth: 'admin',
      limit: 'admin',
      input: NoInput,
      call: () => Promise.reject(new Error('answered without a call')),
    },
  }) as [PreparedRoute]
  const document = JSON.stringify(openApiOf(routes))
  const enter = createEntrance(prepared, deps)
  const serve: ServedRoute['serve'] = (req, res, _params, fail) => {
    const entering = async (): Promise<void> => {
      await enter(visitOf(res), req, res)
      sendJson(res, 200, document)
    }
    entering().catch(fail)
  }
  return { ...prepared, serve }
}
