/** Re-exported because the front imports only the gateway's schemas. */
export { formatGroups, isFormatGroup } from '@pandex/platform/format-groups'
export type { FormatGroup } from '@pandex/platform/format-groups'
