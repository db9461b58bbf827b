import { inputSchemaOf } from '../pipeline/input-schema.ts'
import type { PreparedRoute, Step } from '../pipeline/step.ts'
import { visitKindOfRoute } from '../usage/visit-counts.ts'
import type { Route, RouteTable, Spec } from './route.ts'

export const prepareRoutes = (table: RouteTable): PreparedRoute[] => {
  const specs = Object.entries(table)
  return specs.map(([spec, row]) => {
    const [method = '', path = ''] = spec.split(' ')
    const cacheName = specs.find(([, other]) => other === row)?.[0] ?? spec
    return { spec, method, path, row, schema: inputSchemaOf(row), cacheName, visitKind: visitKindOfRoute(spec) }
  })
}

const neverCalled: Route['call'] = () => Promise.reject(new Error('raw routes are answered without a call'))

/** A route with a body or answer of its own. The steps up to maintenance apply to it as to every row. */
export const createRawRoute = (spec: Spec, row: Omit<Route, 'call'>, serveRaw: Step): PreparedRoute => {
  const [prepared] = prepareRoutes({ [spec]: { ...row, call: neverCalled } }) as [PreparedRoute]
  return { ...prepared, serveRaw }
}
