import type { PageModule } from './lib/page/page-module.tsx'

const modules = import.meta.glob<PageModule>([
  './features/**/*Page.tsx',
  './admin/{AdminLayout,AdminPages}.tsx',
  './admin/pages/**/*Page.tsx',
])

const files = new Map<PageModule['Page'], string>()

/** Loads every page at startup: later, the files on disk may belong to another build. Server only. */
export const loadPages = async (): Promise<void> => {
  await Promise.all(
    Object.entries(modules).map(async ([path, load]) => files.set((await load()).Page, path.replace(/^\./, 'src'))),
  )
}

/** Source file of a page, the key of its chunk in the build's manifest. Known after `loadPages`. */
export const fileOfPage = ({ Page }: PageModule): string | undefined => files.get(Page)
