import type { DehydratedState } from '@tanstack/react-query'
import type { Theme } from '../browser/theme.ts'

/** State that the server serializes into the document for hydration. */
export interface PageState {
  query: DehydratedState
  /** Undefined: the system's preference decides. */
  theme?: Theme
  /** Render time, ms. */
  nowMs: number
  assets: { css: string[]; preload: string[] }
}

export const stateElementId = '__state__'
