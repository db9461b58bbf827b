import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../api/queries.ts'
import { readSiteConfig } from './site-config.ts'
import type { SiteConfig } from './site-config.ts'

export const siteConfigQuery = ['GET /v1/site_config/all', {}] as const

/** The site's configuration; defaults until it is loaded, or if loading fails. */
export const useSite = (): SiteConfig => {
  const { data } = useQuery(queryOf(...siteConfigQuery))
  return useMemo(() => readSiteConfig(data ?? {}), [data])
}
