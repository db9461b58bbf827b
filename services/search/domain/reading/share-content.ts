/** Whether a share holds what its name promises, as far as its list of files and its size show. */
import { contentThresholds } from '../index-thresholds.ts'
import { isLure, isNote } from './title-junk.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

/** `unknown`: the drive shows no files, or only folders. */
export type ShareContent = 'some' | 'unknown' | 'none'

interface ListedShare {
  name: string
  files: string
  /** Keys of the titles in its name. */
  titles: readonly string[]
  /** Bytes, 0 if unknown. */
  size: number
  /** Facts of the name, and kinds and formats. */
  facts: readonly string[]
}

const links = new Set(['url', 'html', 'htm', 'lnk'])
const apps = new Set(['exe', 'apk', 'msi', 'dmg'])
const leaflets = new Set(['txt', 'doc', 'docx', 'png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp'])

const textFacts = new Set(['format:txt', 'format:doc', 'format:docx', 'kind:text'])

const minKeyLength = 2

interface File {
  name: string
  extension: string
}

const parseFile = (line: string): File => {
  const [, name = '', extension = ''] = /^(?:file|folder):(.*?)(?:\.([A-Za-z0-9]{1,8}))?$/.exec(line.trimEnd()) ?? []
  return { name, extension: extension.toLowerCase() }
}

const promisesVideo = (facts: readonly string[]): boolean => facts.some((fact) => fact.startsWith('resolution:'))

/** A file of the share's own name is its content: 考研必看.pdf in a share 考研必看. */
const isNamedLike = (share: ListedShare, file: File): boolean => {
  const fileKey = titleKey(file.name)
  if (fileKey.length < minKeyLength) return false
  const holds = (title: string): boolean => title.length >= minKeyLength && fileKey.includes(title)
  return titleKey(share.name).includes(fileKey) || share.titles.some(holds)
}

/** Files that lead visitors elsewhere: links, notes with contact details, players to install. */
const leadsAway = (file: File, share: ListedShare): boolean => {
  const { extension } = file
  if (links.has(extension)) return true
  if (apps.has(extension)) return promisesVideo(share.facts) || (isLure(file.name) && !isNamedLike(share, file))
  return (leaflets.has(extension) || extension === '') && isNote(file.name) && !isNamedLike(share, file)
}

export const contentOf = (share: ListedShare): ShareContent => {
  const { files, size, facts } = share
  if (promisesVideo(facts) && size > 0 && size < contentThresholds.minVideoBytes) return 'none'
  const lines = files.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return 'unknown'
  const listed = lines.map(parseFile)
  const away = listed.filter((file) => leadsAway(file, share))
  const others = listed.filter((file) => !away.includes(file))
  const isText = facts.some((fact) => textFacts.has(fact))
  const areLeaflets = others.every((file) => leaflets.has(file.extension) && !(isText && isNamedLike(share, file)))
  if (away.length > 0 && areLeaflets && others.length <= away.length) return 'none'
  const areTexts = others.every(({ extension }) => ['txt', 'doc', 'docx'].includes(extension))
  if (areTexts && promisesVideo(facts)) return 'none'
  return lines.some((line) => line.startsWith('file:')) ? 'some' : 'unknown'
}
