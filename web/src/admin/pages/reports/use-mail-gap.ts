import { findMailGap } from '@pandex/contracts/settings/mail-gap'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/queries.ts'
import { parseFields } from '../../../lib/settings/settings.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Why answers cannot be mailed; undefined when they can, or while the configuration loads. */
export const useMailGap = (): string | undefined => {
  const { data } = useQuery({ ...queryOf('GET /admin/v1/site_config/all', {}), staleTime: 0 })
  if (!data) return undefined
  const { enabled, host, username, from } = parseFields(data.email)
  return findMailGap({
    enabled: enabled === true,
    host: textOf(host),
    username: textOf(username),
    from: textOf(from),
  })
}
