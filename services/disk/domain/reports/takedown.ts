import type { ClaimState, Takedown } from '@pandex/contracts/enums'

/** Reasons for a takedown: the states of the resource's claims, and whether a report was answered with a removal. */
export interface TakedownGrounds {
  claimStates: readonly ClaimState[]
  isRemovedByReport: boolean
}

/** The strongest ground decides, so a restored claim does not lift the takedown by another one. */
export const takedownOf = ({ claimStates, isRemovedByReport }: TakedownGrounds): Takedown | null => {
  if (isRemovedByReport || claimStates.includes('removed')) return 'removed'
  return claimStates.includes('hidden') || claimStates.includes('decision') ? 'hidden' : null
}
