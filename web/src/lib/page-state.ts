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

/** JSON that may stand inside a script element. */
export const writeState = (state: PageState): string => JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
