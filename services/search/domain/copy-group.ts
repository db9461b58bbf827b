import { createHash } from 'node:crypto'
import { mainTitle } from './title-names.ts'

/** What a share's names and files say of the work and the version it holds. */
export interface VersionFacts {
  doc_id: string
  /** Titles of the files, as keys. */
  file_titles: readonly string[]
  /** Tokens. */
  facts: readonly string[]
  name: string
}

/** What makes two shares of one work different to have. */
// The first season is often not said.
const telling = ['season:', 'year:', 'resolution:', 'pack', 'partial', 'single']
/** Formats of what is read and heard tell versions apart; those of films do not, nor do the notes that lie beside them. */
const tellingFormats = /^format:(?:epub|mobi|azw3?|txt|pdf|flac|ape|wav|dsf|mp3|m4a|cbz|docx?|pptx?)$/
const editions: readonly RegExp[] = [
  /未删减|无删减|完整版|加长|导演剪辑|uncut|extended/i,
  /无水印|无广告|纯净/,
  /v?\d+\.\d+(?:\.\d+)*/i,
  /mac|m1|win/i,
]

/**
 * The same for shares that hold the same version of the same work, whoever named them: made of what is understood of their
 * names and files. A share whose title is unknown is a copy of nothing.
 */
export const copyGroupOf = (share: VersionFacts): string => {
  const title = mainTitle(share.name, share.file_titles)
  if (!title) return share.doc_id
  const isVideo = share.facts.some((fact) => fact === 'kind:many-video' || fact === 'kind:one-video')
  const facts = share.facts.filter(
    (fact) =>
      (fact !== 'season:1' && telling.some((start) => fact.startsWith(start))) ||
      (!isVideo && tellingFormats.test(fact)),
  )
  const edition = editions.map((words) => words.exec(share.name)?.[0]?.toLowerCase() ?? '')
  const version = [title, ...facts.toSorted(), ...edition].join('\n')
  return createHash('sha1').update(version).digest('base64url').slice(0, 16)
}
