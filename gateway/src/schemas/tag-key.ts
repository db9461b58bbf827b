/** Re-exported because the front imports only the gateway's schemas. */
export { tagKey } from '@pandex/platform/text/tag-key'
