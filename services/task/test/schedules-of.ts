import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import type { SiteConfig } from '../clients/site-config.ts'

/** Configuration with these schedules. Kinds may exist only in tests. */
export const schedulesOf = (schedules: Readonly<Record<string, string>>): SiteConfig<'task_schedule'> => ({
  read: async () => ({ task_schedule: { ...defaultSetting('task_schedule'), ...schedules } }),
})
