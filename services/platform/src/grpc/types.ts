import type { MethodDefinition } from '@grpc/proto-loader'
import type { Context } from './context.ts'

/** The generated definitions extend an index signature, which would let a misspelt method compile: keep only declared names. */
type Declared<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] }

type Unary<M> =
  // oxlint-disable-next-line typescript/no-explicit-any -- the middle parameter is inferred nowhere and constrains nothing
  M extends MethodDefinition<infer In, any, infer ServerIn, infer Out>
    ? { in: In; serverIn: ServerIn; out: Out }
    : never

export type HandlersOf<D> = {
  [K in keyof Declared<D>]: (request: Unary<D[K]>['serverIn'], ctx: Context) => Promise<Unary<D[K]>['out']>
}

export type ClientOf<D> = {
  [K in keyof Declared<D>]: (request: Unary<D[K]>['in'], ctx: Context) => Promise<Unary<D[K]>['out']>
}
