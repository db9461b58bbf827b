import { searchAddress } from '../../../lib/search-state/search-state.ts'
import { extractTitleKeyword } from '../../../lib/text/title-keyword.ts'
import { parseTimeMs } from '../../../lib/text/text-format.ts'
import type { Doc } from '../../../shared/doc/api.ts'

const dayMs = 24 * 3600_000

/** Days after which a dead resource answers 410, so that search engines drop the page. */
const goneAfterDays = 30

export const isGone = ({ health, dead_since }: Pick<Doc, 'health' | 'dead_since'>, nowMs: number): boolean =>
  health === 'dead' && nowMs - parseTimeMs(dead_since) > goneAfterDays * dayMs

/**
 * URL of the search that replaces a dead resource if the site has the setting. Admins get no refusal and see the page.
 */
export const replacementSearchAddress = (
  { disk_name, policy }: Pick<Doc, 'disk_name' | 'policy'>,
  deadAction: string,
): string | undefined =>
  deadAction === 'search' && policy?.refusal === 'dead'
    ? searchAddress({ q: extractTitleKeyword(disk_name) || disk_name })
    : undefined

/** Buyers see replacements of a dead resource whatever the site shows to others. */
export const hidesReplacements = ({ policy }: Pick<Doc, 'policy'>, deadAction: string): boolean =>
  deadAction === 'hide' && !policy?.bought && !policy?.refunded

/** Whether copies and similar resources stand beside the resource. A dead one shows them in its place. */
export const hasRelated = (
  doc: Pick<Doc, 'health' | 'policy' | 'copies' | 'similar'>,
  { showsSimilar, deadAction }: { showsSimilar: boolean; deadAction: string },
): boolean => {
  const isInPlace = doc.health === 'dead' && !hidesReplacements(doc, deadAction)
  return showsSimilar && !isInPlace && doc.copies.length + doc.similar.length > 0
}

export type AccessRequirement =
  | { kind: 'login' }
  | { kind: 'vip' }
  | { kind: 'price'; price: number; isFreeForVips: boolean; freeLeft: number }

/**
 * Reads a refusal. Anonymous visitors see the price as well, although they must log in first.
 * An unknown refusal requires a login, the weakest requirement.
 */
export const readAccessRequirement = (policy: NonNullable<Doc['policy']>, isLoggedIn: boolean): AccessRequirement => {
  const { kind, refusal, cost_coin: price, free_left: freeLeft } = policy
  if (kind === 'vip') return { kind: 'vip' }
  if (kind === 'vip_or_coin' || kind === 'coin' || refusal === 'buy')
    return { kind: 'price', price, isFreeForVips: kind === 'vip_or_coin', freeLeft: isLoggedIn ? freeLeft : 0 }
  return { kind: 'login' }
}

/** Missing points; 0 if the balance suffices or a free opening is left today. */
export const missingCoins = (requirement: AccessRequirement, coin: number): number =>
  requirement.kind === 'price' && requirement.freeLeft === 0 ? Math.max(0, requirement.price - coin) : 0
