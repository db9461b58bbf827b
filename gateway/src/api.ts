/** The route table as types for callers. Imports types only, so that no gateway code is bundled. */
import type { routes } from './routes/index.ts'
import type { Route } from './routes/route.ts'

type Routes = typeof routes

/** For each route, such as `POST /v1/search/disk`: its input and the type of the envelope's `data`. */
export type Api = {
  [S in keyof Routes]: Routes[S] extends Route<infer Input, infer Data> ? { input: Input; output: Data } : never
}
