import { isSearchable } from './to-document.ts'
import type { DiskDocument } from './to-document.ts'

export const withBanState = <D extends Pick<DiskDocument, 'enabled' | 'health' | 'is_shown' | 'is_banned'>>(
  document: D,
  isBanned: boolean,
): D => ({
  ...document,
  is_banned: isBanned,
  is_shown: isSearchable(document) && !isBanned,
})
