/** Rows whose effect is that a page gains or loses a text. */
import { effect } from '../effect.ts'
import type { Effect } from '../effect.ts'
import { pageHas } from '../observe.ts'
import type { Path } from '../observe.ts'

/** @param value by default the text itself */
export const shown = (path: string, text: string, page: Path = '/', value: unknown = text): Effect =>
  effect(path, value, pageHas(page, text), false, true)

/** A switch that is on by default: its text disappears. */
export const hides = (path: string, text: string, page: Path = '/'): Effect =>
  effect(path, false, pageHas(page, text), true, false)

/** A switch that is off by default: the text appears. */
export const shows = (path: string, text: string, page: Path = '/'): Effect =>
  effect(path, true, pageHas(page, text), false, true)
