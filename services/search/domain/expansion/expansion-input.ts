import { namesInKeyword } from '../keyword/names-in-keyword.ts'
import type { NamesInKeyword } from '../keyword/names-in-keyword.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'
import { exclusiveKinds } from '../reading/share-kinds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import type { KeywordFacts } from '../titles/title-statistics.ts'

/** All that an expansion depends on. The keywords 庆余年 4K and 庆余年 百度云 have the same input. */
export interface ExpansionInput {
  title: string
  sequelOf?: string
  facts: KeywordFacts
  names: NamesInKeyword
}

const keywordFactsOf = ({ constraints }: Keyword): KeywordFacts => {
  const tokens = constraints.map(([token = '']) => token)
  const kind = tokens.find((token) => token.startsWith('kind:'))
  return {
    // Names of Windows programs rarely say so.
    stated: tokens.filter((token) => /^(?:year|season|edition|cut|platform):(?!win$)/.test(token)),
    kind,
    otherKinds: kind && exclusiveKinds.includes(kind) ? exclusiveKinds.filter((one) => one !== kind) : [],
  }
}

export const expansionInputOf = (keyword: Keyword, dictionary: AliasDictionary): ExpansionInput => ({
  title: keyword.title,
  sequelOf: keyword.sequelOf,
  facts: keywordFactsOf(keyword),
  names: namesInKeyword(keyword, dictionary),
})
