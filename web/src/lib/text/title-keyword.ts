import { countCharacters } from './characters.ts'
import { plainHitText } from './hit-text.ts'

const maxKeywordLength = 12

/**
 * Extracts a searchable keyword from a resource's name: `[日漫][死神 千年血战篇][2024]` → 死神. Empty when the name starts with no usable word.
 */
export const extractTitleKeyword = (name: string): string => {
  const parts = plainHitText(name)
    .split(/[\s[\]【】()（）《》「」._|｜丨:：,，/\\+~—-]+/u)
    .filter((part) => part && !isLabel(part))
  const word = (parts[0] ?? '').replace(
    /(第[一二三四五六七八九十\d]+[季部卷册集]|全\d+[集册]|[2-9]\d{2,3}[pP]|4K).*$/u,
    '',
  )
  const length = countCharacters(word)
  return length >= 2 && length <= maxKeywordLength ? word : ''
}

// Labels before a title: media types, years, sizes, release terms.
const isLabel = (part: string): boolean =>
  /^(日漫|国漫|动漫|动画|电影|高清电影|电视剧|美剧|韩剧|日剧|国剧|短剧|综艺|纪录片|小说|有声书|音乐|教程|课程|软件|游戏|完结|更新|全集|合集|全\d+[集册话]|[\d.]+(?:[GMTK]B?|[PK])?|\P{L}+)$/iu.test(
    part,
  )
