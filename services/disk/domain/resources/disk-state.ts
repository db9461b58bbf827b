import { isDeepStrictEqual } from 'node:util'

export interface DiskState {
  is_mine: boolean
  weight: number
  status: number
  enabled: boolean
  cate_id: number | null
  tags: string[]
  /** RFC 3339; null unless deleted. */
  deleted_at: string | null
  /** Fields that an admin has set; imports and probes do not overwrite them. */
  admin_fields: string[]
  cost_coin: number
  /** Null for the site's setting. */
  robots: number | null
}

export interface DiskSet {
  is_mine?: boolean | undefined
  weight?: number | undefined
  status?: number | undefined
  enabled?: boolean | undefined
  cate_id?: number | undefined
  add_tags?: { values: string[] } | null | undefined
  remove_tags?: { values: string[] } | null | undefined
  cost_coin?: number | undefined
  robots?: number | undefined
}

const maxTags = 50

const protectedFields = ['is_mine', 'weight', 'cate_id'] as const

export const setState = (state: DiskState, set: DiskSet): DiskState => {
  const removed = new Set(set.remove_tags?.values)
  const tags = [...new Set([...state.tags, ...(set.add_tags?.values ?? [])])].filter((tag) => !removed.has(tag))
  const set_fields = protectedFields.filter((field) => set[field] !== undefined)
  return {
    ...state,
    is_mine: set.is_mine ?? state.is_mine,
    weight: set.weight ?? state.weight,
    status: set.status ?? state.status,
    // Only an undo restores a deleted resource.
    enabled: state.deleted_at === null ? (set.enabled ?? state.enabled) : false,
    cate_id: set.cate_id === undefined ? state.cate_id : set.cate_id || null,
    tags: tags.slice(0, maxTags),
    admin_fields: [...new Set([...state.admin_fields, ...set_fields])],
    cost_coin: set.cost_coin ?? state.cost_coin,
    robots: set.robots ?? state.robots,
  }
}

export const deletedState = (state: DiskState, now: Date): DiskState =>
  state.deleted_at === null ? { ...state, enabled: false, deleted_at: now.toISOString() } : state

export const isSameState = (a: DiskState, b: DiskState): boolean => isDeepStrictEqual(a, b)
