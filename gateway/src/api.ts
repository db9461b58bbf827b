/** The route table as types, for whoever calls it: no code of the gateway comes along. */
import type { routes } from './routes/index.ts'
import type { Route } from './routes/route.ts'

type Routes = typeof routes

/** For each route, such as `POST /v1/search/disk`: what it takes and what the envelope's `data` holds. */
export type Api = {
  [S in keyof Routes]: Routes[S] extends Route<infer Input, infer Data> ? { input: Input; output: Data } : never
}
