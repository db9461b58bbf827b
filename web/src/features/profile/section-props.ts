import type { AccountInfo } from '../../lib/session/account.ts'

export interface SectionProps {
  info: AccountInfo
  page: number
}
