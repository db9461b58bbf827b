import { useQuery } from '@tanstack/react-query'
import { useNow } from './clock.ts'
import { queryOf } from './queries.ts'
import { fillTemplate, longest } from './seo-template.ts'
import type { Marks } from './seo-template.ts'
import { groupOf } from './config-group.ts'
import { readSiteConfig } from './site-config.ts'
import { siteConfigQuery } from './site.ts'
import { formatDate } from './text-format.ts'

export interface HeadTexts {
  /** The full title, including the site name if the template has it. */
  title: string
  description: string
  keywords: string
  h1: string
}

export type HeadKind = 'doc' | 'cate' | 'word' | 'tag' | 'film' | 'talent'

const places: Record<HeadKind, { key: string; prefix: string; subject: string }> = {
  doc: { key: 'seo_setting', prefix: 'doc_', subject: '%disk_name%' },
  cate: { key: 'seo_setting', prefix: 'cate_', subject: '%cate_name%' },
  word: { key: 'seo_setting', prefix: 'word_', subject: '%word%' },
  tag: { key: 'seo_setting', prefix: 'tag_', subject: '%tag%' },
  film: { key: 'film_seo', prefix: '', subject: '%film_name%' },
  talent: { key: 'talent_text', prefix: '', subject: '%user% 分享的资源' },
}

/** Fills the site's templates for a kind of page. `site_name` and `today` (Asia/Shanghai) are always available. */
const readHeadTexts = (values: Record<string, string>, kind: HeadKind, marks: Marks, nowMs: number): HeadTexts => {
  const { key, prefix, subject } = places[kind]
  const templates = groupOf(values, key)
  const today = formatDate(new Date(nowMs).toISOString())
  const known = { site_name: readSiteConfig(values).siteName, today, ...marks }
  const fill = (name: keyof HeadTexts, fallback: string): string =>
    fillTemplate(templates.text(prefix + name, fallback), known, longest[name])
  return {
    title: fill('title', `${subject} - %site_name%`),
    description: fill('description', `${subject}的网盘资源`),
    keywords: fill('keywords', subject),
    h1: fill('h1', subject),
  }
}

export const useHeadTexts = (kind: HeadKind, marks: Marks): HeadTexts => {
  const { data } = useQuery(queryOf(...siteConfigQuery))
  return readHeadTexts(data ?? {}, kind, marks, useNow())
}
