import { useQuery } from '@tanstack/react-query'
import { useNow } from '../browser/clock.ts'
import { queryOf } from '../api/queries.ts'
import { fillTemplate, maxHeadLengths } from './seo-template.ts'
import type { TemplateValues } from './seo-template.ts'
import { templateDefaults } from '@pandex/contracts/settings/template-defaults'
import { fillTexts, readSettings } from '../settings/settings.ts'
import { readSiteConfig } from '../settings/site-config.ts'
import { siteConfigQuery } from '../settings/use-site.ts'
import { formatDate } from '../text/text-format.ts'

export interface HeadTexts {
  /** The full title, including the site name if the template has it. */
  title: string
  description: string
  keywords: string
  h1: string
}

export type HeadKind = 'doc' | 'cate' | 'word' | 'tag' | 'film' | 'talent'

const templatesOf = (values: Record<string, string>, kind: HeadKind): HeadTexts => {
  const settings = readSettings(values, templateDefaults)
  if (kind === 'film') return fillTexts(settings, 'film_seo', templateDefaults)
  if (kind === 'talent') return fillTexts(settings, 'talent_text', templateDefaults)
  const seo = fillTexts(settings, 'seo_setting', templateDefaults)
  return {
    title: seo[`${kind}_title`],
    description: seo[`${kind}_description`],
    keywords: seo[`${kind}_keywords`],
    h1: seo[`${kind}_h1`],
  }
}

/** Fills the site's templates for a kind of page. `site_name` and `today` (Asia/Shanghai) are always available. */
const readHeadTexts = (
  values: Record<string, string>,
  kind: HeadKind,
  placeholders: TemplateValues,
  nowMs: number,
): HeadTexts => {
  const templates = templatesOf(values, kind)
  const today = formatDate(new Date(nowMs).toISOString())
  const allPlaceholders = { site_name: readSiteConfig(values).siteName, today, ...placeholders }
  const fill = (name: keyof HeadTexts): string => fillTemplate(templates[name], allPlaceholders, maxHeadLengths[name])
  return { title: fill('title'), description: fill('description'), keywords: fill('keywords'), h1: fill('h1') }
}

export const useHeadTexts = (kind: HeadKind, placeholders: TemplateValues): HeadTexts => {
  const { data } = useQuery(queryOf(...siteConfigQuery))
  return readHeadTexts(data ?? {}, kind, placeholders, useNow())
}
