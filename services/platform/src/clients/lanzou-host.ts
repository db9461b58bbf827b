import type { SiteConfigReader } from './site-config.ts'

export type LanzouHostReader = SiteConfigReader<{ drive_basic: { lanzou_host: string } }>

/** Host for `buildShareLink`; empty, for the default, if the configuration was never read. */
export const readLanzouHost = (siteConfig: LanzouHostReader): Promise<string> =>
  siteConfig.read().then(
    ({ drive_basic }) => drive_basic.lanzou_host,
    () => '',
  )
