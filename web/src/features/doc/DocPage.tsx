import { Navigate, useParams } from 'react-router-dom'
import { isMissing } from '../../lib/api/api.ts'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { readSiteConfig } from '../../lib/settings/site-config.ts'
import { siteConfigQuery, useSite } from '../../lib/settings/use-site.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import { docInput, docOf, docSpec, linksQuery } from '../../shared/doc/api.ts'
import { DocView } from './DocView.tsx'
import { DocSkeleton } from './DocSkeleton.tsx'
import { isGone, replacementSearchAddress } from './access/access-policy.ts'
import { categoryQuery } from './use-doc-crumbs.ts'
import { useDoc } from './use-doc.ts'

export const prefetch: PageModule['prefetch'] = async (context) => {
  const input = docInput(context.params.docID ?? '')
  const [error] = await Promise.all([prefetchCall(context, docSpec, input), prefetchCall(context, ...linksQuery)])
  const doc = docOf({ data: context.client.getQueryData(queryOf(docSpec, input).queryKey), error })
  if (!doc) return error && (!isMissing(error) || error.status === 410) ? error.status || 503 : 404
  if (doc.cate_id > 0) await prefetchCall(context, ...categoryQuery(doc.cate_id))
  const values = await context.client.ensureQueryData(queryOf(...siteConfigQuery, context.call)).catch(() => ({}))
  const redirectTo = replacementSearchAddress(doc, readSiteConfig(values).doc.deadAction)
  if (redirectTo) return { redirectTo }
  return isGone(doc, Date.now()) ? 410 : undefined
}

export const Page = () => {
  const { docID = '' } = useParams()
  const view = useDoc(docID)
  const { deadAction } = useSite().doc
  const searchInstead =
    view.state === 'loaded' && !view.isChecking ? replacementSearchAddress(view.doc, deadAction) : undefined
  if (searchInstead) return <Navigate to={searchInstead} replace />
  if (view.state === 'loaded') return <DocView key={docID} doc={view.doc} isChecking={view.isChecking} />
  if (view.state === 'pending') return <DocSkeleton />
  if (isMissing(view.error)) return <NotFound title="资源不存在或已被删除">试试在上方搜索</NotFound>
  return (
    <>
      <PageHead title="暂时打不开" noindex />
      <ErrorState error={view.error} onRetry={view.retry} />
    </>
  )
}
