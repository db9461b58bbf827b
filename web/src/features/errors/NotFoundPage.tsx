import type { PageModule } from '../../lib/page.tsx'
import { NotFound } from './NotFound.tsx'

export const prefetch: PageModule['prefetch'] = () => Promise.resolve(404)

export const Page = () => <NotFound title="你来到了一片荒芜" />
