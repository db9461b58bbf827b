import { isTagValue } from '@pandex/contracts/page-tags'
import type { TagForm } from '@pandex/contracts/page-tags'
import { fingerprintOf } from '@pandex/contracts/fingerprint'
import type { SelectedSettings } from '@pandex/contracts/settings/select-settings'
import type { PageSources } from '../http/headers.ts'
import { statisticsProviders } from './statistics-providers.ts'

type TagSettings = SelectedSettings<'statistics' | 'site_verification'>

/** Tags that admins add to public pages: verification of search engines, scripts of statistics. */
export interface PageTags {
  /** Part of the key of cached pages: a change takes effect at once. */
  fingerprint: string
  /** Goes to the end of `<head>`. */
  html: Buffer
  sources: PageSources
  /** Text of `/stat.js`; empty without statistics. Inline scripts stay forbidden. */
  script: string
}

export const statisticsScriptPath = '/stat.js'

/** Names of the engines' tags with the forms of their values. */
const verificationTags: Record<keyof TagSettings['site_verification'], readonly [name: string, form: TagForm]> = {
  baidu: ['baidu-site-verification', 'baiduSite'],
  google: ['google-site-verification', 'googleSite'],
  bing: ['msvalidate.01', 'hex32'],
  so360: ['360-site-verification', 'hex32'],
  sogou: ['sogou_site_verification', 'sogouSite'],
  shenma: ['shenma-site-verification', 'shenmaSite'],
  yandex: ['yandex-verification', 'yandexSite'],
}

const verificationHtml = (values: TagSettings['site_verification']): string =>
  Object.entries(verificationTags)
    .filter(([engine, [, form]]) => isTagValue(form, values[engine as keyof typeof values]))
    .map(([engine, [name]]) => `<meta name="${name}" content="${values[engine as keyof typeof values]}">`)
    .join('')

const scriptOf = (statements: readonly string[]): string =>
  statements.length === 0
    ? ''
    : `(() => {
  const load = (src, attributes = {}, onLoad = null) => {
    const script = document.createElement('script')
    for (const name of Object.keys(attributes)) script.setAttribute(name, attributes[name])
    script.async = true
    script.onload = onLoad
    script.src = src
    document.head.append(script)
  }
${statements.map((statement) => `  ${statement}\n`).join('')}})()
`

const unique = (sources: readonly string[]): string[] => [...new Set(sources)]

/** @returns undefined when nothing is configured */
export const buildPageTags = ({ statistics, site_verification }: TagSettings): PageTags | undefined => {
  const providers = statisticsProviders(statistics)
  const extra = statistics.extra_hosts.filter((host) => isTagValue('sourceHost', host)).map((host) => `https://${host}`)
  const script = scriptOf(providers.map(({ statement }) => statement))
  const scriptTag = script === '' ? '' : `<script async src="${statisticsScriptPath}"></script>`
  const html = verificationHtml(site_verification) + scriptTag
  if (html === '' && extra.length === 0) return undefined
  return {
    fingerprint: fingerprintOf(html),
    html: Buffer.from(html),
    sources: {
      script: unique([...providers.flatMap((provider) => provider.script), ...extra]),
      connect: unique([...providers.flatMap(({ connect }) => connect), ...extra]),
    },
    script,
  }
}

const endOfHead = Buffer.from('</head>')

/** Texts of a page are escaped, so the first `</head>` is its own. */
export const insertTags = (page: Buffer, tags: PageTags | undefined): Buffer => {
  const at = tags ? page.indexOf(endOfHead) : -1
  return tags && at >= 0 ? Buffer.concat([page.subarray(0, at), tags.html, page.subarray(at)]) : page
}
