import { effect } from '../effect.ts'
import type { Effect, EffectGroup } from '../effect.ts'
import { shown } from './texts.ts'

const hex = '0123456789abcdef0123456789abcdef'

const verifications = {
  baidu: ['baidu-site-verification', 'codeva-abc123'],
  google: ['google-site-verification', 'abcdefghijklmnopqrstuvwxyz'],
  bing: ['msvalidate.01', hex],
  so360: ['360-site-verification', hex],
  sogou: ['sogou_site_verification', 'abc123XYZ'],
  shenma: ['shenma-site-verification', `${hex}_1`],
  yandex: ['yandex-verification', '0123456789abcdef'],
}

const oldStatistics = {
  la51_id: 'oldLibrary',
  umami_host: 'old-stats.example.org',
  umami_id: '00000000-0000-0000-0000-000000000000',
  plausible_site: 'old.example.org',
}

/** A value that appears in the script of the statistics. */
const inScript = (field: string, value: string): Effect =>
  effect(
    `statistics.${field}`,
    value,
    async ({ product }) => (await (await fetch(new URL('/stat.js', product.url))).text()).includes(value),
    false,
    true,
  )

export const pageTagGroups: readonly EffectGroup[] = [
  {
    name: 'Tags of pages',
    given: { statistics: oldStatistics },
    effects: [
      ...Object.entries(verifications).map(([engine, [name, value]]) =>
        shown(`site_verification.${engine}`, `<meta name="${name}" content="${value}">`, '/', value),
      ),
      inScript('baidu_id', hex),
      inScript('ga4_id', 'G-ABCDE12345'),
      inScript('la51_id', 'newLibrary'),
      inScript('la51_ck', 'newCounter'),
      inScript('umami_host', 'traffic.example.org'),
      inScript('umami_id', '12345678-1234-1234-1234-123456789abc'),
      inScript('plausible_host', 'counts.example.org'),
      inScript('plausible_site', 'books.example.org'),
      effect(
        'statistics.extra_hosts',
        ['cdn.example.org'],
        async ({ product }) =>
          (await fetch(product.url)).headers.get('content-security-policy')?.includes('https://cdn.example.org'),
        false,
        true,
      ),
    ],
  },
]
