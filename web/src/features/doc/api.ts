import { failureOf } from '../../lib/api.ts'
import type { ApiInput, ApiOutput } from '../../lib/api.ts'

export const docSpec = 'GET /v1/disk/doc/{doc_id}'

/** A resource with its neighbours. What has its price is empty as long as `policy.refusal` says why. */
export type Doc = ApiOutput<typeof docSpec>

export const docInput = (docId: string): ApiInput<typeof docSpec> => ({ doc_id: docId, from: 'web', with_meta: true })

/** Links that the site puts on the page of every resource. */
export const linksQuery: ['GET /v1/list_store/by_types', ApiInput<'GET /v1/list_store/by_types'>] = [
  'GET /v1/list_store/by_types',
  { types: ['doc_content_links', 'doc_side_links'] },
]

/** The row that came along although something of it was refused; undefined when there is no such resource at all. */
const refusedDoc = (error: unknown): Doc | undefined => {
  const { data } = failureOf(error)
  return typeof data === 'object' && data !== null && 'doc_id' in data ? (data as Doc) : undefined
}

/** The resource of an answer, whether it was opened or refused. */
export const docOf = ({ data, error }: { data: Doc | undefined; error: unknown }): Doc | undefined =>
  (error ? refusedDoc(error) : undefined) ?? data
