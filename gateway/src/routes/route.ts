import type { z } from 'zod'
import type { RouteContext } from '../clients.ts'
import type { OpenScope } from '@pandex/contracts/enums'
import type { LimitClass, Refusal, SearchEvent } from '../types.ts'

/**
 * Who may call:
 * - `public`: all clients; tokens are ignored, so responses may be shared between clients
 * - `optional`: all clients; the service knows the identity of a valid token
 * - `user`, `admin`: a session of that role (an admin is a user too)
 * - `open`: a program with an open API token of the site's configuration
 */
export type Auth = 'public' | 'optional' | 'user' | 'admin' | 'open'

export interface Route<Input = unknown, Data = unknown> {
  auth: Auth
  scope?: OpenScope
  limit: LimitClass
  input: z.ZodType
  call: (input: unknown, ctx: RouteContext) => Promise<unknown>
  /** Converts the message to the `data` of the envelope, for shapes that messages cannot express, such as a bare array. */
  reply?: (output: unknown) => unknown
  msg?: string
  refusal?: (output: unknown, input: unknown) => Refusal | undefined
  /**
   * Caches the anonymous response for `seconds`, or for `secondsIfChanged` once a resource with one of the `words` has changed, or if the
   * response has no `words`. Then serves it stale while one load replaces it: for `secondsIfChanged` (without it, `seconds`), at most five
   * seconds; popular responses for ten seconds; empty lists, relaxed searches and partial responses never. On an `optional` row, clients
   * with a token get the cached response, too, unless it is a refusal.
   */
  cache?: { seconds: number; secondsIfChanged?: number }
  /** Invalidation tags of cached responses (`cache/invalidate-on-admin-changes.ts`). */
  tags?: (input: unknown) => readonly string[]
  /** Public ids of the resources shown: a change of any of them invalidates the response. */
  docs?: (output: unknown) => readonly string[]
  /** Words of the resources that may be missing from the response; empty: any resource. */
  words?: (output: unknown) => readonly string[]
  searchEvent?: (input: unknown, output: unknown) => SearchEvent | undefined
  viewEvent?: (input: unknown, output: unknown) => string
  maxBodyBytes?: number
  /** Maximum wait of a server-rendered page; afterwards the browser loads this part itself. */
  pageWaitMs?: number
  /** Whether a later response will be more complete: then this one is cached for one second only. */
  isPartial?: (output: unknown) => boolean
  download?: Download
  /** Needed to pass access control: allowed during maintenance, no delay, no captcha, no signature by default. */
  isEssential?: true
  /** Phantom types for `Api`: the caller's input and the envelope's `data`. */
  readonly types?: { input: Input; data: Data }
}

export interface Download {
  filename: string
  contentType: string
}

/** `POST /v1/search/disk`: method, space, path with parameters in braces. */
export type Spec = `${'GET' | 'POST'} /${string}`

export type RouteTable = Record<Spec, Route>

/** Keys, at any depth, of `Actual` that the message `Expected` lacks and serialisation would silently drop. */
type ExtraKey<Actual, Expected> = Actual extends readonly (infer G)[]
  ? Expected extends readonly (infer W)[]
    ? ExtraKey<G, W>
    : never
  : Actual extends object
    ? string extends keyof Actual
      ? never
      : {
          [K in keyof Actual]-?: K extends keyof Expected
            ? ExtraKey<NonNullable<Actual[K]>, NonNullable<Expected[K]>>
            : K
        }[keyof Actual]
    : never

type Fits<Actual, Expected> = [Actual] extends [Expected]
  ? [ExtraKey<Actual, Expected>] extends [never]
    ? unknown
    : { 'the message has no such field': ExtraKey<Actual, Expected> }
  : { 'the schema does not fit the message': Expected }

/** Declares a row. `tsc` checks that the schema's output is exactly the input of `call`. */
export const route = <S extends z.ZodType, In, Out, Data = Out>(row: {
  auth: Auth
  scope?: OpenScope
  limit: LimitClass
  input: S & Fits<z.output<S>, In>
  call: (input: In, ctx: RouteContext) => Promise<Out>
  reply?: (output: Out) => Data
  msg?: string
  refusal?: (output: NoInfer<Out>, input: NoInfer<In>) => Refusal | undefined
  cache?: { seconds: number; secondsIfChanged?: number }
  tags?: (input: NoInfer<In>) => readonly string[]
  docs?: (output: NoInfer<Out>) => readonly string[]
  words?: (output: NoInfer<Out>) => readonly string[]
  searchEvent?: (input: NoInfer<In>, output: NoInfer<Out>) => SearchEvent | undefined
  viewEvent?: (input: NoInfer<In>, output: NoInfer<Out>) => string
  maxBodyBytes?: number
  pageWaitMs?: number
  isPartial?: (output: NoInfer<Out>) => boolean
  isEssential?: true
  // NoInfer: the table's `unknown` must not widen the inferred data.
}): Route<z.input<S>, NoInfer<Data>> => row as unknown as Route<z.input<S>, Data>

export const downloadRoute = <S extends z.ZodType, In>(row: {
  auth: Auth
  limit: LimitClass
  input: S & Fits<z.output<S>, In>
  call: (input: In, ctx: RouteContext) => AsyncIterable<string>
  download: Download
}): Route<z.input<S>, never> => row as unknown as Route<z.input<S>, never>
