import { check } from 'k6'
import {
  getDoc,
  getMissingPage,
  getPage,
  checkAnswer,
  checkPage,
  createLoadOptions,
  pickRandom,
  readSiteContent,
} from './site.ts'
import type { SiteContent } from './site.ts'

export const options = createLoadOptions(250)

export const setup = readSiteContent

interface Doc {
  doc_id: string
}

const unknownId = 'z000000000000000000000000'

export default ({ docIds }: SiteContent): void => {
  const docId = pickRandom(docIds)
  const chance = Math.random()
  if (chance < 0.5) checkAnswer<Doc>('a resource is answered', getDoc(docId), ({ doc_id }) => doc_id === docId)
  else if (chance < 0.98) checkPage('a resource has a page', getPage(`/doc/${docId}`, '/doc/{doc_id}'), docId)
  else {
    const answer = getMissingPage(`/doc/${unknownId}`, '/doc/{unknown}')
    check(answer, { 'an unknown resource is not found': ({ status }) => status === 404 })
  }
}
