import { failureOf } from '../../lib/api/api.ts'
import type { ApiInput, ApiOutput } from '../../lib/api/api.ts'

export const docSpec = 'GET /v1/disk/doc/{doc_id}'

/** A resource with its copies and similar resources. Restricted fields are empty while `policy.refusal` is set. */
export type Doc = ApiOutput<typeof docSpec>

export const docInput = (docId: string): ApiInput<typeof docSpec> => ({ doc_id: docId, from: 'web', with_meta: true })

export const linksQuery: ['GET /v1/list_store/by_types', ApiInput<'GET /v1/list_store/by_types'>] = [
  'GET /v1/list_store/by_types',
  { types: ['doc_content_links', 'doc_side_links'] },
]

/** The doc that a refusal carries; undefined when the resource does not exist. */
const refusedDoc = (error: unknown): Doc | undefined => {
  const { data } = failureOf(error)
  return typeof data === 'object' && data !== null && 'doc_id' in data ? (data as Doc) : undefined
}

/** The doc of a query result, whether opened or refused; a refusal replaces older data. */
export const docOf = ({ data, error }: { data: Doc | undefined; error: unknown }): Doc | undefined =>
  (error ? refusedDoc(error) : undefined) ?? data
