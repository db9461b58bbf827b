import type { PageModule } from '../../lib/page/page-module.tsx'
import { NotFound } from '../../shared/errors/NotFound.tsx'

export const prefetch: PageModule['prefetch'] = () => Promise.resolve(404)

/** An unknown path below /admin. */
export const Page = () => <NotFound />
