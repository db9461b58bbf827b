import type { DehydratedState } from '@tanstack/react-query'
import type { Theme } from './theme.ts'

/** What the server leaves in the document for the browser to go on from. */
export interface PageState {
  query: DehydratedState
  /** Undefined leaves it to the system's preference. */
  theme?: Theme
  /** When the page was rendered, ms. */
  nowMs: number
  assets: { css: string[]; preload: string[] }
}

export const stateElementId = '__state__'
