import { Navigate, useParams } from 'react-router-dom'
import { isMissing } from '../../lib/api.ts'
import { prefetchCall } from '../../lib/page.tsx'
import type { PageModule } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { readSiteConfig } from '../../lib/site-config.ts'
import { siteConfigQuery, useSite } from '../../lib/site.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Failed } from '../../ui/states.tsx'
import { NotFound } from '../errors/NotFound.tsx'
import { docInput, docOf, docSpec, linksQuery } from './api.ts'
import { DocView } from './DocView.tsx'
import { DocWaiting } from './DocWaiting.tsx'
import { isGone, searchInstead } from './rules.ts'
import { categoryQuery } from './use-category.ts'
import { useDoc } from './use-doc.ts'

export const prefetch: PageModule['prefetch'] = async (context) => {
  const input = docInput(context.params.docID ?? '')
  const [error] = await Promise.all([prefetchCall(context, docSpec, input), prefetchCall(context, ...linksQuery)])
  const doc = docOf({ data: context.client.getQueryData(queryOf(docSpec, input).queryKey), error })
  if (!doc) return error && (!isMissing(error) || error.status === 410) ? error.status || 503 : 404
  if (doc.cate_id > 0) await prefetchCall(context, ...categoryQuery(doc.cate_id))
  const values = await context.client.ensureQueryData(queryOf(...siteConfigQuery, context.call)).catch(() => ({}))
  const redirectTo = searchInstead(doc, readSiteConfig(values).doc.deadAction)
  if (redirectTo) return { redirectTo }
  return isGone(doc, Date.now()) ? 410 : undefined
}

export const Page = () => {
  const { docID = '' } = useParams()
  const view = useDoc(docID)
  const { deadAction } = useSite().doc
  const instead = view.state === 'known' && !view.isChecking ? searchInstead(view.doc, deadAction) : undefined
  if (instead) return <Navigate to={instead} replace />
  if (view.state === 'known') return <DocView key={docID} doc={view.doc} isChecking={view.isChecking} />
  if (view.state === 'waiting') return <DocWaiting />
  if (isMissing(view.error)) return <NotFound title="资源不存在或已被删除">试试在上方搜索</NotFound>
  return (
    <>
      <PageHead title="暂时打不开" noindex />
      <Failed error={view.error} onRetry={view.retry} />
    </>
  )
}
