import { spokenKinds } from './kinds.ts'
import type { Medium } from './kinds.ts'
import type { Keyword } from './read-keyword.ts'
import { abbreviationOf, lettersOfAbbreviation } from './title-abbreviation.ts'
import { soundOf } from './sounds.ts'
import { aliasOf, correctionOf, kinOf, namesWith, usualMedium } from './title-kin.ts'
import type { KnownTitle, Neighbour, YearCount } from './title-kin.ts'
import { collectionsWith, relatedTo } from './title-related.ts'
import { titleKey } from './title-text.ts'

export interface Learned {
  /** Aliases: other titles of the work, as keys. */
  kin: string[]
  /** Spelling correction of the title, which replaces it in the search. */
  corrected?: string
  /** Words of the keyword that are titles themselves, each with its aliases: 狂飙 in 张译 狂飙. */
  parts: string[][]
  /** Words that no share has in a title or name; seasons and years that no share of the title has. */
  dropped: string[]
  /** `words`: hits lack the dropped words; `similar`: hits only resemble the keyword; blank: hits match. */
  relaxed: '' | 'words' | 'similar'
  medium?: Medium
  /** The likely year, as a token, when several works have the title: 射雕 with 胡歌 means the series of 2008. */
  year?: string
  /** Year of a work of the same title but another kind. */
  otherYear?: string
  /** Whether the title's shares agree on one year, ignoring later seasons: then only one work has this title. */
  isOfOneYear: boolean
  /** Titles of the work whose sequel or season the keyword may name. */
  sequelKin: string[]
  /** Titles of other works that belong to the title: parts of a series, books of a subject. */
  related: string[]
  collections: string[]
}

export const nothingLearned: Learned = {
  kin: [],
  parts: [],
  dropped: [],
  relaxed: '',
  isOfOneYear: false,
  sequelKin: [],
  related: [],
  collections: [],
}

export interface Asked {
  said: readonly string[]
  kind?: string
  otherKinds: readonly string[]
}

/** Queries to the index; calls made at the same time share one round trip. */
export interface TitleSource {
  title(key: string, asked: Asked): Promise<KnownTitle>
  /** Titles of the shares whose names hold the words one after the other. */
  inNames(title: string): Promise<Neighbour[]>
  isInText(word: string): Promise<boolean>
  holdsAll(title: string): Promise<boolean>
  years(evidence: { words: readonly string[]; kinds: readonly string[] }): Promise<YearCount[]>
  lookalikes(key: string): Promise<{ key: string; count: number }[]>
  /** Titles that contain these letters in order and start with the first one; each letter may have several variants. */
  abbreviated(letters: readonly (readonly string[])[]): Promise<{ key: string; count: number }[]>
}

const mostOfSlip = 2
const mostParts = 4

const partsOf = ({ title }: Keyword): string[] => {
  const words = title
    .replaceAll(/[a-z][a-z+#]{2,}(?=\p{sc=Han})|(?<=\p{sc=Han})[a-z][a-z+#]{2,}/gu, ' $& ')
    .split(/\s+/)
  return [...new Set(words.map(titleKey))].filter((key) => key.length > 1).slice(0, mostParts)
}

/** Share of the resources with a year that must state the same year. */
const agreed = 0.6

const agreedYear = (years: readonly YearCount[]): string | undefined => {
  const [first] = years
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return first && first.count >= 2 && first.count / total >= agreed ? first.year : undefined
}

/** Below this share of the most frequent year, the title is taken to belong to several works. */
const nearlyAll = 0.85

const isOneYear = (years: readonly YearCount[]): boolean => {
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return (years[0]?.count ?? 0) / Math.max(total, 1) >= nearlyAll
}

const askedBy = ({ wishes }: Keyword): Asked => {
  const tokens = wishes.map(([token = '']) => token)
  const kind = tokens.find((token) => token.startsWith('kind:'))
  return {
    said: tokens.filter((token) => /^(?:year|season):/.test(token)),
    kind,
    otherKinds: kind && spokenKinds.includes(kind) ? spokenKinds.filter((one) => one !== kind) : [],
  }
}

/** `season:3` → 第3季, the form in which the answer shows a dropped fact. */
const wordsOf = (said: readonly string[]): string[] =>
  said.map((token) => token.replace(/^season:(\d+)$/, '第$1季').replace(/^year:/, ''))

interface Meaning {
  kin: string[]
  medium?: Medium
  isOfOneYear: boolean
}

const openLesson = (source: TitleSource, asked: Asked) => {
  const meaningOf = async (key: string, known: KnownTitle): Promise<Meaning> => {
    const kin = kinOf(key, known)
    const main = aliasOf(key, known)
    const further = main ? kinOf(main, await source.title(main, asked)) : []
    return {
      kin: [...new Set([...kin, ...further])].filter((other) => other !== key),
      medium: usualMedium(known),
      isOfOneYear: isOneYear(known.yearsOfFirst),
    }
  }

  /** Spelling correction, or the expansion of an abbreviation if nothing holds the typed text. */
  const correct = async (key: string, typedCount: number, isHeld: Promise<boolean>): Promise<string | undefined> => {
    const sound = soundOf(key)
    const letters = typedCount === 0 ? lettersOfAbbreviation(key) : undefined
    const [lookalikes, longer, hasIt] = await Promise.all([
      source.lookalikes(key),
      letters ? source.abbreviated(letters) : [],
      isHeld,
    ])
    const candidates = lookalikes.map((other) => ({
      ...other,
      soundsAlike: sound !== undefined && soundOf(other.key) === sound,
    }))
    return correctionOf(key, typedCount, candidates) ?? (hasIt ? undefined : abbreviationOf(key, longer))
  }

  const learnPart = async (
    word: string,
    known: KnownTitle,
  ): Promise<{ word: string; titles: string[]; isHeld: boolean }> => {
    if (known.count > 0) return { word, titles: [word, ...namesWith(word, known)], isHeld: true }
    const held = source.isInText(word)
    const [isHeld, meant] = await Promise.all([held, correct(word, 0, held)])
    if (isHeld) return { word, titles: [], isHeld }
    return { word, titles: meant ? [meant] : [], isHeld: meant !== undefined }
  }

  return { meaningOf, correct, learnPart }
}

export const learnTitles = async (keyword: Keyword, source: TitleSource): Promise<Learned> => {
  const asked = askedBy(keyword)
  const { meaningOf, correct, learnPart } = openLesson(source, asked)
  const key = titleKey(keyword.title)
  const sequelKey = keyword.sequelOf ? titleKey(keyword.sequelOf) : undefined
  const words = partsOf(keyword).length > 1 ? partsOf(keyword) : []
  const isYearOpen = !asked.said.some((token) => token.startsWith('year:'))
  const [known, named, sequel, knownWords, yearsOfWords] = await Promise.all([
    source.title(key, asked),
    source.inNames(keyword.title),
    sequelKey ? source.title(sequelKey, asked) : undefined,
    Promise.all(words.map((word) => source.title(word, asked))),
    words.length > 0 && isYearOpen ? source.years({ words, kinds: asked.kind ? [asked.kind] : [] }) : [],
  ])
  const related = relatedTo(key, { known, named, said: asked.said })
  const collections = collectionsWith(key, known)
  const sequelKin = sequelKey && sequel ? [sequelKey, ...(await meaningOf(sequelKey, sequel)).kin] : []

  if (known.count > mostOfSlip) {
    const isMissed = asked.said.length > 0 && known.asked === 0 && !sequel?.asked
    const year = isYearOpen ? agreedYear(known.years) : undefined
    return {
      ...nothingLearned,
      ...(await meaningOf(key, known)),
      ...(isMissed && { dropped: wordsOf(asked.said), relaxed: 'words' }),
      sequelKin,
      related,
      collections,
      year,
      otherYear: isYearOpen && !year ? agreedYear(known.otherYears) : undefined,
    }
  }

  const parts = await Promise.all(
    words.map((word, number) => learnPart(word, knownWords[number] ?? { ...known, count: 0 })),
  )
  const dropped = parts.flatMap(({ word, isHeld }) => (isHeld ? [] : [word]))
  const found = parts.flatMap(({ titles }) => (titles.length > 0 ? [titles] : []))
  const relaxed = dropped.length === 0 ? '' : 'words'
  if (found.length > 0)
    return {
      ...nothingLearned,
      kin: kinOf(key, known),
      parts: found,
      dropped,
      relaxed,
      sequelKin,
      related,
      collections,
      year: agreedYear(yearsOfWords),
    }

  const held = source.holdsAll(keyword.title)
  const [meant, isHeld] = await Promise.all([correct(key, known.count, held), held])
  if (!meant) {
    const isAnswered = isHeld || known.count > 0 || (sequel?.asked ?? 0) > 0
    return {
      ...nothingLearned,
      ...(await meaningOf(key, known)),
      dropped,
      relaxed: isAnswered ? '' : 'similar',
      sequelKin,
      related,
      collections,
    }
  }
  const [knownMeant, namedMeant] = await Promise.all([source.title(meant, asked), source.inNames(meant)])
  const { kin, ...meaning } = await meaningOf(meant, knownMeant)
  const relatedToMeant = relatedTo(meant, { known: knownMeant, named: namedMeant, said: asked.said })
  const lesson = {
    ...nothingLearned,
    ...meaning,
    sequelKin,
    related: relatedToMeant,
    collections: collectionsWith(meant, knownMeant),
  }
  return known.count === 0
    ? { ...lesson, kin, corrected: meant }
    : { ...lesson, kin: [...new Set([meant, ...kin, ...kinOf(key, known)])] }
}
