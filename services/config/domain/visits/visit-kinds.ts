import { visitKinds } from '@pandex/contracts/enums'
import type { VisitKind } from '@pandex/contracts/enums'

export type Counts = Record<VisitKind, number>

export const zeroCounts = (): Counts => ({
  visit: 0,
  search: 0,
  detail: 0,
  import: 0,
  register: 0,
  login: 0,
  order: 0,
  blocked: 0,
})

export const isVisitKind = (kind: string): kind is VisitKind => (visitKinds as readonly string[]).includes(kind)
