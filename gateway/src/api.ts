/** The route table as types for callers. Imports types only, so that no gateway code is bundled. */
import type { routes } from './routes/index.ts'
import type { Route } from './routes/route.ts'

type Routes = typeof routes

export type Api = {
  [S in keyof Routes]: Routes[S] extends Route<infer Input, infer Data> ? { input: Input; output: Data } : never
}
