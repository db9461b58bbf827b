import type { ReactNode } from 'react'
import type { PageState } from './lib/page/page-state.ts'
import { stateElementId } from './lib/page/page-state.ts'
import { useSite } from './lib/settings/use-site.ts'
import { barColours } from './lib/browser/theme.ts'
import iconUrl from './ui/favicon.svg?url'

/** React renders the whole document, so that the `<title>` and `<meta>` of any page land in its head. */
export const Document = ({
  state,
  stateText,
  children,
}: {
  state: PageState
  stateText: string
  children: ReactNode
}) => {
  const { themeCss } = useSite()
  return (
    <html lang="zh-CN" data-theme={state.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={barColours[state.theme ?? 'light']} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={barColours[state.theme ?? 'dark']} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="icon" type="image/svg+xml" href={iconUrl} />
        {state.assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {state.assets.preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {themeCss && <style>{themeCss}</style>}
      </head>
      <body>
        {children}
        <script type="application/json" id={stateElementId}>
          {stateText}
        </script>
      </body>
    </html>
  )
}
