/** Saved views of the lists in the back office. Imports nothing, so that the front may use it. */

export const listViewLimits = {
  titleLength: 40,
  queryLength: 1_000,
  columns: 60,
  /** Of one admin and list. */
  perAdmin: 50,
  /** Shared ones of one list, of all admins together. */
  shared: 100,
} as const

/** Pixels. */
export const columnWidthLimits = { min: 56, max: 960 } as const

/** `user/list` of `GET /admin/v1/user/list`. */
export const listNamePattern = /^[a-z0-9_]{1,40}(?:\/[a-z0-9_]{1,40}){0,3}$/

/** Field of a row. */
export const columnKeyPattern = /^[a-z][a-z0-9_]{0,39}$/i
