/** What the index can teach about the words of a keyword before they are searched for. */
import { spokenKinds } from './kinds.ts'
import type { Medium } from './kinds.ts'
import type { Keyword } from './read-keyword.ts'
import { soundOf } from './sounds.ts'
import { correctionOf, kinOf, namesWith, usualMedium } from './title-kin.ts'
import type { KnownTitle } from './title-kin.ts'
import { titleKey } from './title-text.ts'

export interface Learned {
  /** Other titles of the work, as keys. */
  kin: string[]
  /** What the keyword's title was probably meant to be; found instead of it. */
  corrected?: string
  /** Words of the keyword that are titles by themselves, each with its other titles: 狂飙 in 张译 狂飙. */
  parts: string[][]
  /** Words that no share has as a title or in its name. */
  dropped: string[]
  /** What the title's shares mostly are, when nothing else was asked for. */
  medium?: Medium
  /** The year of the work that is meant among several of one title: 射雕 with 胡歌 is that of 2008. A token. */
  year?: string
  /** The year of a work of the same title but another kind. */
  otherYear?: string
  /** Titles of the work whose sequel or season the keyword may name. */
  sequelKin: string[]
}

/** What a share must have to tell the year that is meant. */
export interface YearEvidence {
  title?: string
  words: string[]
  /** Tokens such as `kind:anime`, one of them. */
  kinds: string[]
}

export const nothingLearned: Learned = { kin: [], parts: [], dropped: [], sequelKin: [] }

/** What is asked of the index. */
export interface TitleSource {
  neighbours(key: string, said: readonly string[]): Promise<KnownTitle>
  /** Whether a name or a file holds the word. */
  isInText(word: string): Promise<boolean>
  years(evidence: YearEvidence): Promise<{ year: string; count: number }[]>
  lookalikes(key: string): Promise<{ key: string; count: number }[]>
}

/** A title that more shares than this know is not taken for a slip. */
const mostOfSlip = 2
/** A title of so few shares may be one that a much better known one has as well. */
const mostOfAlias = 20
const mostParts = 4

/** Words between spaces, and Latin words inside Chinese text. */
const partsOf = ({ title }: Keyword): string[] => {
  const words = title
    .replaceAll(/[a-z][a-z+#]{2,}(?=\p{sc=Han})|(?<=\p{sc=Han})[a-z][a-z+#]{2,}/gu, ' $& ')
    .split(/\s+/)
  return [...new Set(words.map(titleKey))].filter((key) => key.length > 1).slice(0, mostParts)
}

/** So many of the shares that tell a year must tell the same one. */
const agreed = 0.6

const agreedYear = (years: readonly { year: string; count: number }[]): string | undefined => {
  const [first] = years
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return first && first.count >= 2 && first.count / total >= agreed ? first.year : undefined
}

export const learnTitles = async (keyword: Keyword, source: TitleSource): Promise<Learned> => {
  // Of a title with a year or a season the shares of just that year or season tell the medium.
  const said = keyword.wishes.flatMap(([token = '']) => (/^(?:year|season):/.test(token) ? [token] : []))
  /** Its kin, and the kin of the one that is seen with it most. */
  const learn = async (key: string): Promise<{ count: number; kin: string[]; medium?: Medium }> => {
    const known = await source.neighbours(key, said)
    const kin = kinOf(key, known)
    const [main] = kin
    const further = main && known.count <= mostOfAlias ? kinOf(main, await source.neighbours(main, said)) : []
    return {
      count: known.count,
      kin: [...new Set([...kin, ...further])].filter((other) => other !== key),
      medium: usualMedium(known),
    }
  }
  const correct = async (key: string, typedCount: number): Promise<string | undefined> => {
    const sound = soundOf(key)
    const lookalikes = await source.lookalikes(key)
    const candidates = lookalikes.map((other) => ({
      ...other,
      soundsAlike: sound !== undefined && soundOf(other.key) === sound,
    }))
    return correctionOf(key, typedCount, candidates)
  }
  /** Nothing for a word that names no title. */
  const learnPart = async (word: string): Promise<{ word: string; titles: string[]; isHeld: boolean }> => {
    const known = await source.neighbours(word, said)
    if (known.count > 0) return { word, titles: [word, ...namesWith(word, known)], isHeld: true }
    const isHeld = await source.isInText(word)
    const meant = isHeld ? undefined : await correct(word, 0)
    return { word, titles: meant ? [meant] : [], isHeld: isHeld || meant !== undefined }
  }

  const says = (group: string): string | undefined =>
    keyword.wishes.map(([token = '']) => token).find((token) => token.startsWith(`${group}:`))
  const yearBy = async (evidence: YearEvidence): Promise<string | undefined> =>
    says('year') ? undefined : agreedYear(await source.years(evidence))

  const key = titleKey(keyword.title)
  const kind = says('kind')
  const { count, kin, medium } = await learn(key)
  const sequelKey = keyword.sequelOf ? titleKey(keyword.sequelOf) : ''
  const sequelKin = sequelKey ? [sequelKey, ...(await learn(sequelKey)).kin] : []
  if (count > mostOfSlip) {
    const year = kind ? await yearBy({ title: key, words: [], kinds: [kind] }) : undefined
    const others = spokenKinds.filter((one) => one !== kind)
    const otherYear =
      kind && !year && spokenKinds.includes(kind) ? await yearBy({ title: key, words: [], kinds: others }) : undefined
    return { ...nothingLearned, kin, sequelKin, medium, year, otherYear }
  }

  const words = partsOf(keyword)
  const learned = words.length > 1 ? await Promise.all(words.map(learnPart)) : []
  const parts = learned.flatMap(({ titles }) => (titles.length > 0 ? [titles] : []))
  if (parts.length > 0) {
    const dropped = learned.flatMap(({ word, isHeld }) => (isHeld ? [] : [word]))
    return {
      ...nothingLearned,
      kin,
      parts,
      dropped,
      sequelKin,
      year: await yearBy({ words, kinds: kind ? [kind] : [] }),
    }
  }

  const corrected = await correct(key, count)
  if (!corrected) return { ...nothingLearned, kin, sequelKin, medium }
  const meant = await learn(corrected)
  const all = [...new Set([...meant.kin, ...kin])]
  return count === 0
    ? { ...nothingLearned, kin: all, corrected, sequelKin, medium: meant.medium }
    : { ...nothingLearned, kin: [corrected, ...all], sequelKin, medium: meant.medium }
}
