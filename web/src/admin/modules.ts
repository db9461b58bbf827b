import type { PageModule } from '../lib/page.tsx'

/** Every page of the back office by its file. A module of its own: visitors need not load the names of its files. */
export const adminModules = import.meta.glob<PageModule>('./**/*{Page,Layout}.tsx')
