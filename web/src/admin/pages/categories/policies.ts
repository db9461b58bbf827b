import type { PolicyKind } from '@pandex/contracts/enums'
import { policyLabels } from '@pandex/contracts/policy-labels'
import { choicesOf, labelOf } from '../../kit/form/choices.ts'

export const policies = choicesOf<PolicyKind | ''>({ '': '继承上级', ...policyLabels })

export const policyLabel = (policy: string): string => labelOf(policies, policy)
