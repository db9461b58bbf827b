/** Scoring factors: bounded weights for quality, query constraints and age. They multiply the score of the tiers. */
import { constraintWeights, decayPerYear, factorWeights, statedKindWeights } from '../relevance-thresholds.ts'
import { startOfDay } from '@pandex/contracts/shanghai-time'
import { exclusiveKinds, media } from '../reading/share-kinds.ts'
import type { Medium } from '../reading/share-kinds.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import { anyOf, hasFact, isNamed, isOfClass, isOfMedium, statesGroup } from './clauses.ts'
import type { Clause } from './clauses.ts'
import type { QueryExpansion } from '../expansion/query-expansion.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'
import { hasSeasonsOf, seasonsOf, soundsLike, titleKeysOf } from './scoring-tiers.ts'

const factor = (filter: Clause, weight: number): Clause => ({ filter, weight })

const constraintFactors = (accepted: string[]): Clause[] => {
  const group = accepted[0]?.split(':')[0] ?? ''
  const weights = constraintWeights[group]
  if (!weights) return []
  const contradicts = { bool: { filter: statesGroup(group), must_not: hasFact(accepted) } }
  return [
    factor(hasFact(accepted), weights.fulfilled),
    ...(weights.contradicted === 1 ? [] : [factor(contradicts, weights.contradicted)]),
    ...(accepted.length > 1
      ? [factor(hasFact(accepted.slice(0, 1)), statedKindWeights[group === 'format' ? 'format' : 'kind'])]
      : []),
  ]
}

/** A request for a series ranks shares that state another kind lower, such as anime, though both have many episodes. */
const otherKindFactors = ([kind = '']: string[]): Clause[] => {
  if (!exclusiveKinds.includes(kind)) return []
  const others = exclusiveKinds.filter((other) => other !== kind)
  return [factor({ bool: { filter: hasFact(others), must_not: hasFact([kind]) } }, factorWeights.otherKind)]
}

const statesMedium = ([token = '']: string[]): boolean => /^(?:kind|format):/.test(token)

const isOtherThan = (medium: Medium): Clause => ({
  bool: { filter: isOfMedium(media.filter((other) => other !== medium)), must_not: isOfMedium([medium]) },
})

/**
 * Links of newer shares are more often alive. Sharers and drives report any time: decay stays between 0 and 1, also for times before
 * 1970 and in the future. Whole days keep the order stable between the pages of a list.
 */
const ageFactor = (now: Date): Clause => ({
  exp: { shared_time: { origin: startOfDay(now, 0).toISOString(), scale: '365d', decay: decayPerYear } },
})

/** `流浪地球2` is another film than 流浪地球; `庆余年 第二季` keeps the title 庆余年. */
const isLaterPart = (keyword: Keyword, { laterParts }: QueryExpansion): Clause => ({
  bool: { filter: isNamed(laterParts), must_not: isNamed([titleKey(keyword.title)]) },
})

/** A keyword with a season requests video, also if its title exists in other media. */
const mediumOf = (keyword: Keyword, { medium }: QueryExpansion): Medium | undefined => {
  if (keyword.constraints.some(statesMedium)) return undefined
  return seasonsOf(keyword).length > 0 ? 'video' : medium
}

const mediumFactors = (keyword: Keyword, expansion: QueryExpansion): Clause[] => {
  const medium = mediumOf(keyword, expansion)
  if (!medium) return []
  const weight = seasonsOf(keyword).length > 0 ? factorWeights.otherMediumThanSeason : factorWeights.otherMedium
  return [factor(isOtherThan(medium), weight)]
}

const isOfWork = (keyword: Keyword, { aliases, corrected, sequelAliases }: QueryExpansion): Clause => {
  const sound = soundsLike(keyword)
  return anyOf([
    isNamed([...titleKeysOf(keyword), ...aliases, ...(corrected ? [corrected] : [])]),
    ...(sound ? [sound] : []),
    ...(sequelAliases.length > 0 ? [hasSeasonsOf(keyword, isNamed(sequelAliases))] : []),
  ])
}

/** The document's `quality` is in hundredths. */
export const qualityFactor = { field: 'quality', factor: 0.01, missing: 100 } as const

export const scoringFactors = (keyword: Keyword, expansion: QueryExpansion, now: Date): Clause[] => {
  const { year, otherYear, otherClass, laterParts } = expansion
  const seasons = seasonsOf(keyword)
  return [
    { field_value_factor: qualityFactor },
    factor(isOfWork(keyword, expansion), factorWeights.work),
    ...(year ? constraintFactors([year]) : []),
    ...(seasons.length === 0 && laterParts.length > 0
      ? [factor(isLaterPart(keyword, expansion), factorWeights.laterPart)]
      : []),
    ...(otherYear ? [factor(hasFact([otherYear]), factorWeights.otherYear)] : []),
    ...(otherClass ? [factor(isOfClass(otherClass), factorWeights.otherClass)] : []),
    ...keyword.constraints.flatMap(otherKindFactors),
    ...keyword.constraints.flatMap(constraintFactors),
    ...mediumFactors(keyword, expansion),
    ...(seasons.length === 1 ? [factor(hasFact(['pack']), factorWeights.pack)] : []),
    ageFactor(now),
  ]
}
