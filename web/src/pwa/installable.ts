import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { drawIcon } from './draw-icon.ts'

const paperColour = '#f6f6f3'

const iconSizes = [192, 512] as const

/** Size of Apple's touch icon, which the document links instead of the manifest. */
const touchIconSize = 180

const iconPath = (size: number): string => `icon-${size}.png`

const icons = iconSizes.flatMap((size) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    src: `/${iconPath(size)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
)

/** The gateway inserts the site's name. The share target opens the import dialog. */
const manifest = {
  id: '/',
  name: 'Pandex 网盘资源搜索',
  short_name: 'Pandex',
  description: '搜索公开分享的网盘资源',
  lang: 'zh-CN',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paperColour,
  theme_color: paperColour,
  icons,
  share_target: {
    action: '/',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'share_title', text: 'share_text', url: 'share_url' },
  },
}

const readSibling = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

export const installableFiles = (): Map<string, string | Buffer> => {
  const offlinePage = readSibling('./offline.html')
  const worker = readSibling('./service-worker.js')
  // Another page or worker is another version, so that browsers fetch both again.
  const version = createHash('sha256').update(offlinePage).update(worker).digest('hex').slice(0, 12)
  return new Map<string, string | Buffer>([
    ['manifest.webmanifest', JSON.stringify(manifest)],
    ['offline.html', offlinePage],
    ['sw.js', worker.replace('__VERSION__', version)],
    ...[...iconSizes, touchIconSize].map((size): [string, Buffer] => [iconPath(size), drawIcon(size)]),
  ])
}

export const installable = (): Plugin => ({
  name: 'installable',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const [fileName, source] of installableFiles()) this.emitFile({ type: 'asset', fileName, source })
  },
})
