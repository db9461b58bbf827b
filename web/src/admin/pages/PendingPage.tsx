import { Link, useParams } from 'react-router-dom'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { findMenuPage } from '../menu.ts'

export const prefetch: PageModule['prefetch'] = ({ params }) =>
  Promise.resolve(findMenuPage(params['*'] ?? '') ? undefined : 404)

/** A menu entry whose page does not exist yet, or an unknown path. */
export const Page = () => {
  const page = findMenuPage(useParams()['*'] ?? '')
  if (!page) return <NotFound />
  return (
    <section>
      <PageHead title={page.label} noindex />
      <h1 className="vh">{page.label}</h1>
      <EmptyState title={`「${page.label}」还没有开放`}>
        <p>这一页会在后续版本提供。</p>
        <Link to="/admin" className="btn btn-soft">
          回到后台首页
        </Link>
      </EmptyState>
    </section>
  )
}
