/** For the front, which knows the gateway's schemas only. */
export { formatGroups, isFormatGroup } from '@pandex/platform/format-groups'
export type { FormatGroup } from '@pandex/platform/format-groups'
