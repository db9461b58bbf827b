import type { ClaimState } from './enums.ts'

/**
 * Allowed steps of a copyright claim. Its resource is hidden before the decision and stays hidden until the claim is restored or
 * removed. `refused` ends a claim that is invalid as it stands; an objection to a removal leads to a new decision.
 */
const nextStates: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  claim: ['hidden', 'refused'],
  hidden: ['decision'],
  decision: ['restored', 'removed'],
  restored: [],
  removed: ['decision'],
  refused: [],
}

export const nextClaimStates = (state: ClaimState): readonly ClaimState[] => nextStates[state]

/** Steps that need a note with the grounds. */
export const needsGrounds = (state: ClaimState): boolean => state === 'decision' || state === 'refused'
