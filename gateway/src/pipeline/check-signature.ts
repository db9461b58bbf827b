import type { EdgeGuard } from '../edge-guard/edge-guard.ts'
import type { Step } from './step.ts'

/** Verifies the signature of the call, if the configuration enables signatures. */
export const createSignatureStep =
  ({ settings, signatures }: Pick<EdgeGuard, 'settings' | 'signatures'>): Step =>
  ({ req, route, context, body }) => {
    const { signature } = settings()
    if (!signature) return
    const { method = '', url = '' } = req
    const { client, headers } = context
    const call = { spec: route.spec, limitClass: route.row.limit, method, url, headers, body, client }
    return signatures.check(call, route.row.isEssential === true, signature)
  }
