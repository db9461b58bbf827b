import { api } from '../../lib/api/api.ts'
import { parseFields } from '../../lib/settings/settings.ts'

/** Changes fields of a stored setting: an update resets omitted fields to their defaults. */
export const mergeSetting = async (name: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
  const stored = await api('GET /admin/v1/site_config/all', {})
  const value = JSON.stringify({ ...parseFields(stored[name]), ...fields })
  await api('POST /admin/v1/site_config/update', { list: [{ name, value }] })
}
