/** Visitors who open resources. */
import { check } from 'k6'
import { getDoc, getMissingPage, getPage, checkAnswer, checkPage, pickRandom } from '../site/calls.ts'
import { readSiteContent } from '../site/content.ts'
import type { SiteContent } from '../site/content.ts'
import { createLoadOptions } from '../site/load.ts'

export const options = createLoadOptions()

export const setup = readSiteContent

interface Doc {
  doc_id: string
}

const unknownId = 'z000000000000000000000000'

/** Open, dead, for members, with a price: visitors see each of these. */
const shownCodes = [200, 401, 405, 409, 410]

export default ({ docIds }: Pick<SiteContent, 'docIds'>): void => {
  const docId = pickRandom(docIds)
  const chance = Math.random()
  if (chance < 0.5)
    checkAnswer<Doc>('a resource is answered', getDoc(docId), ({ doc_id }) => doc_id === docId, shownCodes)
  else if (chance < 0.98) checkPage('a resource has a page', getPage(`/doc/${docId}`, '/doc/{doc_id}'), docId)
  else {
    const answer = getMissingPage(`/doc/${unknownId}`, '/doc/{unknown}')
    check(answer, { 'an unknown resource is not found': ({ status }) => status === 404 })
  }
}
