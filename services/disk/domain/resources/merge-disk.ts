import type { Health } from '@pandex/contracts/enums'

/** Merges new facts about a share into its resource. The merge is commutative and idempotent, so late and repeated events are harmless. */

export interface ShareFacts {
  disk_name: string
  name_source: 'drive' | 'text' | 'placeholder'
  disk_pass: string
  /** A drive's answer `valid` also proves the password used for the probe. */
  health: Health
  files: string
  /** Bytes of each line of `files`; empty when unknown. */
  file_sizes: number[]
  share_user: string
  share_user_id: string
  shared_time: Date | null
  /** Bytes; 0 when unknown. */
  size: number
  cate_id: number | null
  is_mine: boolean
  weight: number
  resolved_at: Date
}

export interface DiskFacts extends Omit<ShareFacts, 'resolved_at'> {
  name_at: Date
  pass_source: 'drive' | 'text' | 'none'
  pass_at: Date
  checked_at: Date | null
  listed_at: Date | null
  /** Fields that an admin has set; new facts do not overwrite them. */
  admin_fields: AdminField[]
}

export const adminFields = ['disk_name', 'disk_pass', 'share_user', 'is_mine', 'weight', 'cate_id'] as const

export type AdminField = (typeof adminFields)[number]

interface Claim {
  value: string
  source: 'drive' | 'text' | 'placeholder' | 'none'
  at: Date
}

const trust = { drive: 2, text: 1, placeholder: 0, none: 0 }

/**
 * Selects the claim to keep: drive before text before placeholder. Of two drive answers the later wins; of two texts the earlier, so that
 * pasting a link again can neither rename a resource nor replace its password.
 */
const preferredClaim = <C extends Claim>(known: C, arriving: C): C => {
  const byTrust = trust[arriving.source] - trust[known.source]
  if (byTrust !== 0) return byTrust > 0 ? arriving : known
  const byTime = arriving.at.getTime() - known.at.getTime()
  if (byTime !== 0) return byTime > 0 === (arriving.source === 'drive') ? arriving : known
  return arriving.value > known.value ? arriving : known
}

/** Prevents later texts from adding a password to a share that opened without one. */
const passSource = ({ disk_pass, health }: ShareFacts): DiskFacts['pass_source'] => {
  if (health !== 'valid') return disk_pass === '' ? 'none' : 'text'
  return disk_pass === '' ? 'text' : 'drive'
}

const hasListing = ({ files, share_user, share_user_id, shared_time, size }: ShareFacts): boolean =>
  files !== '' || share_user !== '' || share_user_id !== '' || shared_time !== null || size > 0

export const factsOf = (share: ShareFacts): DiskFacts => {
  const { resolved_at: at, ...facts } = share
  return {
    ...facts,
    // Sizes belong to the lines of `files`: without lines they would outlive the listing that they came with.
    file_sizes: facts.files === '' ? [] : facts.file_sizes,
    name_at: at,
    pass_source: passSource(share),
    pass_at: at,
    checked_at: share.health === 'unsure' ? null : at,
    listed_at: hasListing(share) ? at : null,
    admin_fields: [],
  }
}

const isLater = (arriving: Date | null, known: Date | null): boolean =>
  arriving !== null && (known === null || arriving > known)

/** Files, size and sharer come from one answer: the latest answer with any of them replaces all. */
const listingOf = ({ files, file_sizes, share_user, share_user_id, shared_time, size, listed_at }: DiskFacts) => ({
  files,
  file_sizes,
  share_user,
  share_user_id,
  shared_time,
  size,
  listed_at,
})

const adminSetFacts = (known: DiskFacts): Partial<DiskFacts> =>
  Object.fromEntries(known.admin_fields.map((field) => [field, known[field]]))

/** Merges new facts. Only a drive's explicit answer changes health; `is_mine`, weight and a missing category are gained, never lost. */
export const mergeDisk = (known: DiskFacts, share: ShareFacts): DiskFacts => {
  const arriving = factsOf(share)
  const name = preferredClaim(
    { value: known.disk_name, source: known.name_source, at: known.name_at },
    { value: arriving.disk_name, source: arriving.name_source, at: arriving.name_at },
  )
  const pass = preferredClaim(
    { value: known.disk_pass, source: known.pass_source, at: known.pass_at },
    { value: arriving.disk_pass, source: arriving.pass_source, at: arriving.pass_at },
  )
  const checked = isLater(arriving.checked_at, known.checked_at) ? arriving : known
  return {
    admin_fields: known.admin_fields,
    disk_name: name.value,
    name_source: name.source,
    name_at: name.at,
    disk_pass: pass.value,
    pass_source: pass.source,
    pass_at: pass.at,
    health: checked.health,
    checked_at: checked.checked_at,
    ...listingOf(isLater(arriving.listed_at, known.listed_at) ? arriving : known),
    is_mine: known.is_mine || arriving.is_mine,
    weight: Math.max(known.weight, arriving.weight),
    cate_id: known.cate_id ?? arriving.cate_id,
    ...adminSetFacts(known),
  }
}

/** Facts that readers see; sources and times are internal. The type forces a decision for every new fact. */
const isPublic: Record<keyof DiskFacts, boolean> = {
  disk_name: true,
  disk_pass: true,
  health: true,
  files: true,
  // They change with `files` or `size`, which are compared; the index does not hold them.
  file_sizes: false,
  share_user: true,
  share_user_id: true,
  shared_time: true,
  size: true,
  cate_id: true,
  is_mine: true,
  weight: true,
  name_source: false,
  name_at: false,
  pass_source: false,
  pass_at: false,
  checked_at: false,
  listed_at: false,
  admin_fields: false,
}

const publicFacts = (Object.keys(isPublic) as (keyof DiskFacts)[]).filter((fact) => isPublic[fact])

export const hasSamePublicFacts = (a: DiskFacts, b: DiskFacts): boolean =>
  publicFacts.every((fact) => a[fact]?.valueOf() === b[fact]?.valueOf())

const dayMs = 86_400_000

/** Whether to publish an unchanged link once more: hits show the age of its last answer in days, so one event per day suffices. */
export const isDailyPublishDue = (known: DiskFacts, merged: DiskFacts): boolean => {
  const dayOf = (at: Date | null): number => Math.floor((at?.getTime() ?? 0) / dayMs)
  return dayOf(known.checked_at) !== dayOf(merged.checked_at)
}
