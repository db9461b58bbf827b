/** Re-exported because the front imports only the gateway's schemas. */
export { formatGroups, isFormatGroup } from '@pandex/contracts/format-groups'
export type { FormatGroup } from '@pandex/contracts/format-groups'
