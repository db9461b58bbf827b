/** The typed row of a route table. What a row gets wrong, `tsc` refuses. */
import type { z } from 'zod'
import type { RouteContext } from '../clients.ts'
import type { Searched } from '../gate/search-counts.ts'
import type { OpenScope } from '../schemas/site-config.ts'

/**
 * Who may call:
 * - `public`: anybody; tokens are not even read, so answers may be shared between visitors
 * - `optional`: anybody; who sends a good token is known to the service
 * - `user`, `admin`: a session of that role (an admin is a user too)
 * - `open`: a program with a token of the site's configuration
 */
export type Auth = 'public' | 'optional' | 'user' | 'admin' | 'open'

/** Which of the budgets of `gate/rate-limit.ts` a call is taken from. */
export type LimitClass =
  | 'search'
  | 'browse'
  | 'detail'
  | 'preview'
  | 'import'
  | 'program'
  | 'login'
  | 'mail'
  | 'captcha'
  | 'money'
  | 'admin'
  | 'page'
  | 'report'

export interface Route<Input = unknown, Data = unknown> {
  auth: Auth
  /** What the token of an `open` row must be allowed to do. */
  scope?: OpenScope
  limit: LimitClass
  input: z.ZodType
  call: (input: unknown, ctx: RouteContext) => Promise<unknown>
  /** Shapes what a message cannot say, such as a bare array. */
  reply?: (output: unknown) => unknown
  /** The envelope's text on success. */
  msg?: string
  /** What the envelope says where an answer carries data and refuses something all the same. */
  verdict?: (output: unknown, input: unknown) => Verdict | undefined
  /**
   * What a stranger is answered is shared for this long, and once more as long while a fresh one is fetched. On an `optional`
   * row a known caller gets that, too, unless it refuses the stranger something: then he is answered for himself.
   */
  cache?: { seconds: number }
  /** What a shared answer is made of: it is made anew when that changes (`cache/follow-changes.ts`). */
  tags?: (input: unknown) => readonly string[]
  /** Public ids of the resources that an answer shows: a change of any of them invalidates the answer. */
  docs?: (output: unknown) => readonly string[]
  /** What was searched for, where the answer is one of a search that counts. */
  searched?: (input: unknown, output: unknown) => Searched | undefined
  /** The public id of the resource that is looked at, where the answer shows one. */
  viewed?: (input: unknown, output: unknown) => string
  /** Largest body taken, where the usual limit does not fit. */
  maxBodyBytes?: number
  /** A page that asks for other things as well does not wait longer for this one: the browser asks for it again. */
  pageWaitMs?: number
  /** Whether something is missing that a later answer will have: then the answer is kept for a second only. */
  isPartial?: (output: unknown) => boolean
  /** The answer is a file instead of an envelope: `call` answers its text in parts. */
  download?: Download
  /** Needed to get through the gate at all: open while the site is closed, and never asked for a captcha or a signature. */
  isEssential?: true
  /** Types only, for `Api`: what callers send, and what the envelope's `data` holds. */
  readonly types?: { input: Input; data: Data }
}

/** Code and text of an envelope that is not a plain success. */
export interface Verdict {
  code: number
  msg: string
}

export interface Download {
  filename: string
  contentType: string
}

/** `POST /v1/search/disk`: a method, a space, and a path whose parameters stand in braces. */
export type Spec = `${'GET' | 'POST'} /${string}`

export type RouteTable = Record<Spec, Route>

/** Names of keys, at any depth, that `Given` has and the message `Wanted` lacks: they would be dropped in silence. */
type ExtraKey<Given, Wanted> = Given extends readonly (infer G)[]
  ? Wanted extends readonly (infer W)[]
    ? ExtraKey<G, W>
    : never
  : Given extends object
    ? string extends keyof Given
      ? never
      : {
          [K in keyof Given]-?: K extends keyof Wanted ? ExtraKey<NonNullable<Given[K]>, NonNullable<Wanted[K]>> : K
        }[keyof Given]
    : never

type Fits<Given, Wanted> = [Given] extends [Wanted]
  ? [ExtraKey<Given, Wanted>] extends [never]
    ? unknown
    : { 'the message has no such field': ExtraKey<Given, Wanted> }
  : { 'the schema does not fit the message': Wanted }

/** Declares a row: the schema's output must be exactly what `call` takes. */
export const route = <S extends z.ZodType, In, Out, Data = Out>(row: {
  auth: Auth
  scope?: OpenScope
  limit: LimitClass
  input: S & Fits<z.output<S>, In>
  call: (input: In, ctx: RouteContext) => Promise<Out>
  reply?: (output: Out) => Data
  msg?: string
  verdict?: (output: NoInfer<Out>, input: NoInfer<In>) => Verdict | undefined
  cache?: { seconds: number }
  tags?: (input: NoInfer<In>) => readonly string[]
  docs?: (output: NoInfer<Out>) => readonly string[]
  searched?: (input: NoInfer<In>, output: NoInfer<Out>) => Searched | undefined
  viewed?: (input: NoInfer<In>, output: NoInfer<Out>) => string
  maxBodyBytes?: number
  pageWaitMs?: number
  isPartial?: (output: NoInfer<Out>) => boolean
  isEssential?: true
  // NoInfer: a table that only asks for `unknown` data must not make it so.
}): Route<z.input<S>, NoInfer<Data>> => row as unknown as Route<z.input<S>, Data>

/** Declares a row that answers a file: what `call` yields is sent as it comes. */
export const fileRoute = <S extends z.ZodType, In>(row: {
  auth: Auth
  limit: LimitClass
  input: S & Fits<z.output<S>, In>
  call: (input: In, ctx: RouteContext) => AsyncIterable<string>
  download: Download
}): Route<z.input<S>, never> => row as unknown as Route<z.input<S>, never>
