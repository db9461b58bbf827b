/** Re-exported because the front imports only the gateway's schemas. */
export { tagKey } from '@pandex/contracts/text/tag-key'
