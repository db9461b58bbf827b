import { z } from 'zod'
import { line, listFields, nestPage, prose, rowId, rowIds, text, texts } from './fields.ts'

export const GetWord = z.object({ word: line(100) })

export const ListWords = z
  .object({ ...listFields, q: text(100).default(''), type: text(50).default('') })
  .transform(nestPage)

const fields = {
  word: line(100),
  description: prose(5_000).optional(),
  /** Public ids of the resources shown first on its page. */
  show: texts(50, 40).optional(),
  type: text(50).optional(),
  image: text(500).optional(),
  related: texts(50, 100).optional(),
}

const asLists = <I extends { show?: string[] | undefined; related?: string[] | undefined }>({
  show,
  related,
  ...rest
}: I) => ({ ...rest, ...(show && { show: { values: show } }), ...(related && { related: { values: related } }) })

export const CreateWord = z.object(fields).transform(asLists)

export const UpdateWord = z.object({ id: rowId, ...fields, word: fields.word.optional() }).transform(asLists)

export const DeleteWords = z.object({ ids: rowIds })
