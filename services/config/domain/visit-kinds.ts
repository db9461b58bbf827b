export const visitKinds = ['visit', 'search', 'detail', 'import', 'register', 'login', 'order', 'blocked'] as const

export type VisitKind = (typeof visitKinds)[number]

export type Counts = Record<VisitKind, number>

export const noCounts = (): Counts => ({
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
