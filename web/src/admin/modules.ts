import type { PageModule } from '../lib/page.tsx'

/** All admin pages by file. A separate module, so that the public bundle does not contain their file names. */
export const adminModules = import.meta.glob<PageModule>('./**/*{Page,Layout}.tsx')
