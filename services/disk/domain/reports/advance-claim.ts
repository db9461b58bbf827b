import { claimStateLabels } from '@pandex/contracts/report-labels'
import { needsGrounds, nextClaimStates } from '@pandex/contracts/claim-steps'
import { claimStates } from '@pandex/contracts/enums'
import type { ClaimState } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { readNote } from './resolve-report.ts'

export interface ClaimAdvance {
  step: ClaimState
  note: string
}

/** @throws AppError invalid disk.bad_step */
export const readAdvance = (given: { step: string; note: string }): ClaimAdvance => {
  const step = claimStates.find((each) => each === given.step)
  if (!step || step === 'claim') throw new AppError('invalid', 'disk.bad_step', '参数错误', { fields: ['step'] })
  const note = readNote(given.note, 'disk.bad_step')
  if (note === '' && needsGrounds(step))
    throw new AppError('invalid', 'disk.bad_step', '请写明依据', { fields: ['note'] })
  return { step, note }
}

/** @returns the reason why a claim cannot take the step, or undefined */
export const findStepGap = (state: ClaimState, step: ClaimState): string | undefined =>
  nextClaimStates(state).includes(step)
    ? undefined
    : `${claimStateLabels[state]}的投诉不能改为${claimStateLabels[step]}`
