/** For the front, which knows the gateway's schemas only. */
export { tagKey } from '@pandex/platform/text/tag-key'
