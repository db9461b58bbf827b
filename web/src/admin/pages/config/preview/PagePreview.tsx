import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { queryOf } from '../../../../lib/api/queries.ts'
import type { StoredTexts } from '../use-settings-form.ts'
import { copyStyles, loadPage, PreviewedPage } from './render-page.tsx'
import styles from './preview.module.css'

interface PagePreviewProps {
  title: string
  path: string
  /** Texts of the settings, with unsaved values. */
  texts: StoredTexts
  theme: 'light' | 'dark'
  isNarrow: boolean
}

/** `inert`: links and buttons of the preview do nothing. */
const emptyPage = '<!doctype html><html lang="zh-CN"><head></head><body inert></body></html>'

const siteConfig = queryOf('GET /v1/site_config/all', {})

/**
 * Data of the preview, apart from the data of the admin area. Its class comes from the area's client: another import of the class
 * would add to the scripts of all pages.
 */
const createClientLike = (client: QueryClient): QueryClient =>
  new (client.constructor as typeof QueryClient)({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })

/** A public page with unsaved settings. Scripts cannot run in the frame: this page's own code renders into it. */
export const PagePreview = ({ title, path, texts, theme, isNarrow }: PagePreviewProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const areaClient = useQueryClient()
  const [client] = useState(() => createClientLike(areaClient))
  const [page, setPage] = useState<Document>()
  useEffect(() => {
    client.setQueryData(siteConfig.queryKey, { ...texts })
  }, [client, texts])
  useEffect(() => {
    page?.documentElement.setAttribute('data-theme', theme)
  }, [theme, page])
  const start = async (): Promise<void> => {
    await loadPage(path)
    const target = frame.current?.contentDocument
    if (!target) return
    copyStyles(target)
    setPage(target)
  }
  return (
    <>
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        data-narrow={isNarrow}
        sandbox="allow-same-origin"
        srcDoc={emptyPage}
        onLoad={() => void start().catch(() => undefined)}
      />
      {page &&
        createPortal(
          <QueryClientProvider client={client}>
            <style>{texts['theme_style_css']}</style>
            <Suspense fallback={null}>
              <PreviewedPage path={path} />
            </Suspense>
          </QueryClientProvider>,
          page.body,
        )}
    </>
  )
}
