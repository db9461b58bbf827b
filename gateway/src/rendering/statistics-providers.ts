import { isTagValue } from '@pandex/contracts/page-tags'
import type { SettingValues } from '@pandex/contracts/settings/all-settings'

/** A provider that is configured: its statement in `/stat.js`, where `load(src, attributes, onLoad)` adds a script, and its sources. */
export interface StatisticsProvider {
  statement: string
  script: readonly string[]
  connect: readonly string[]
}

type Statistics = SettingValues['statistics']

const text = (value: unknown): string => JSON.stringify(value)

/** The code that tongji.baidu.com shows under 代码管理: `hm.js?<id>`, with `_hmt` as queue. Data leaves as images of the same host. */
const baidu = ({ baidu_id: id }: Statistics): StatisticsProvider | undefined =>
  isTagValue('baiduTongji', id)
    ? {
        statement: `window._hmt = window._hmt || []; load(${text(`https://hm.baidu.com/hm.js?${id}`)})`,
        script: ['https://hm.baidu.com'],
        connect: ['https://hm.baidu.com'],
      }
    : undefined

/** Hosts as listed in https://developers.google.com/tag-platform/security/guides/csp; the page policy permits all https images. */
const googleAnalytics = ({ ga4_id: id }: Statistics): StatisticsProvider | undefined =>
  isTagValue('googleAnalytics', id)
    ? {
        statement: `window.dataLayer = window.dataLayer || []; window.gtag = function () { dataLayer.push(arguments) }; gtag('js', new Date()); gtag('config', ${text(id)}); load(${text(`https://www.googletagmanager.com/gtag/js?id=${id}`)})`,
        script: ['https://*.googletagmanager.com'],
        connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
      }
    : undefined

/** The synchronous code of https://v6.51.la: the element is named `LA_COLLECT`. `hashMode` also counts navigation without a page load. */
const la51 = ({ la51_id: id, la51_ck: ck }: Statistics): StatisticsProvider | undefined =>
  isTagValue('la51', id)
    ? {
        statement: `load('https://sdk.51.la/js-sdk-pro.min.js', { id: 'LA_COLLECT', charset: 'UTF-8' }, () => LA.init(${text({ id, ck: isTagValue('la51', ck) ? ck : id, hashMode: true })}))`,
        script: ['https://sdk.51.la'],
        connect: ['https://collect-v6.51.la'],
      }
    : undefined

/** https://umami.is/docs/collect-data; data goes to the host of the script (https://umami.is/docs/tracker-configuration). */
const umami = ({ umami_host: host, umami_id: id }: Statistics): StatisticsProvider | undefined =>
  isTagValue('host', host) && isTagValue('uuid', id)
    ? {
        statement: `load(${text(`https://${host}/script.js`)}, ${text({ 'data-website-id': id })})`,
        script: [`https://${host}`],
        connect: [`https://${host}`],
      }
    : undefined

/** https://plausible.io/docs/plausible-script; data goes to `/api/event` of the same host. */
const plausible = ({ plausible_host: host, plausible_site: site }: Statistics): StatisticsProvider | undefined =>
  isTagValue('host', host) && isTagValue('host', site)
    ? {
        statement: `load(${text(`https://${host}/js/script.js`)}, ${text({ 'data-domain': site })})`,
        script: [`https://${host}`],
        connect: [`https://${host}`],
      }
    : undefined

/** The configured providers. Values of another form than the provider's are ignored. */
export const statisticsProviders = (statistics: Statistics): StatisticsProvider[] =>
  [baidu, googleAnalytics, la51, umami, plausible].flatMap((provider) => provider(statistics) ?? [])
