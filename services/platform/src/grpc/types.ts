import type { MethodDefinition } from '@grpc/proto-loader'
import type { Context } from './context.ts'

/** The generated definitions extend an index signature, which would let a misspelt method compile: keep only declared names. */
type Declared<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] }

type Unary<M> =
  // oxlint-disable-next-line typescript/no-explicit-any -- the middle parameter is inferred nowhere and constrains nothing
  M extends MethodDefinition<infer In, any, infer ServerIn, infer Out>
    ? { in: In; serverIn: ServerIn; out: Out }
    : never

/** What implements a service: one async function for each of its methods, no more and no fewer. */
export type HandlersOf<D> = {
  [K in keyof Declared<D>]: (request: Unary<D[K]>['serverIn'], ctx: Context) => Promise<Unary<D[K]>['out']>
}

/** What calls a service. `ctx` carries identity, deadline and trace of the call at hand on to the next. */
export type ClientOf<D> = {
  [K in keyof Declared<D>]: (request: Unary<D[K]>['in'], ctx: Context) => Promise<Unary<D[K]>['out']>
}
