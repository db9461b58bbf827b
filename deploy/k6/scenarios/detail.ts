import { check } from 'k6'
import { getDoc, getMissingPage, getPage, isAnswered, isPage, loadOf, oneOf, readStock } from './site.ts'
import type { Stock } from './site.ts'

export const options = loadOf(250)

export const setup = readStock

interface Doc {
  doc_id: string
}

const unknownId = 'z000000000000000000000000'

export default ({ docIds }: Stock): void => {
  const docId = oneOf(docIds)
  const chance = Math.random()
  if (chance < 0.5) isAnswered<Doc>('a resource is answered', getDoc(docId), ({ doc_id }) => doc_id === docId)
  else if (chance < 0.98) isPage('a resource has a page', getPage(`/doc/${docId}`, '/doc/{doc_id}'), docId)
  else {
    const answer = getMissingPage(`/doc/${unknownId}`, '/doc/{unknown}')
    check(answer, { 'an unknown resource is not found': ({ status }) => status === 404 })
  }
}
