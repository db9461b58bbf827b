import { isPublicHostText } from '@pandex/platform/outbound/public-host'
import { isProxyUrl } from '@pandex/contracts/settings/define-setting'

/** Settings for which the operator may allow private hosts (`ALLOW_PRIVATE_HOSTS`). */
export type PrivateHostUse = 'mail' | 'proxy'

const fields = [
  { key: 'drive_basic', field: 'proxy_url', use: 'proxy', isPublic: (value: string) => isProxyUrl(value, false) },
  { key: 'email', field: 'host', use: 'mail', isPublic: (value: string) => isPublicHostText(value) },
] as const

export const findPrivateHost = (
  key: string,
  value: unknown,
  allowed: readonly PrivateHostUse[],
): { field: string; use: PrivateHostUse } | undefined =>
  fields.find(({ key: ofKey, field, use, isPublic }) => {
    if (ofKey !== key || allowed.includes(use)) return false
    const host = String((value as Record<string, unknown>)[field])
    return host !== '' && !isPublic(host)
  })
