import type { z } from 'zod'

export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  /** The topic's name without the site's prefix. */
  name: string
  producers: readonly string[]
  consumers: readonly string[]
  /** Events with the same key keep their order. */
  key: (payload: z.infer<P>) => string
  payload: P
}

export type PayloadOf<E> = E extends EventDefinition<infer P> ? z.infer<P> : never
