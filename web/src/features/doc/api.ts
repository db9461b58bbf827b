import type { ApiInput } from '../../lib/api.ts'
import { titleWord } from '../../lib/title-word.ts'

export const docInput = (docId: string): ApiInput<'GET /v1/disk/doc/{doc_id}'> => ({
  doc_id: docId,
  from: 'web',
  with_meta: true,
})

/** The search for resources like one of this name; none when the name holds no usable word. */
export const similarInput = (name: string): ApiInput<'POST /v1/search/disk'> | undefined => {
  const q = titleWord(name)
  return q ? { q, size: 6 } : undefined
}
