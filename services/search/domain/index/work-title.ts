/** Finds the title of the work that a share holds: copies of a work have one title, whatever their names say around it. */
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { extractTitleKeys } from '../reading/title-keys.ts'
import { bareName, mainTitle } from '../reading/main-title.ts'
import type { ClassifiedShare, WorkClass } from '../reading/work-class.ts'

export interface TitledShare extends ClassifiedShare {
  workClass: WorkClass
  /** Keys of `titleKey`. */
  file_titles: readonly string[]
}

const minFileTitleLength = 3
/** `第三章`, `习题课`: lessons, which many courses name alike. */
const lessonName = /^第[\d零一二三四五六七八九十百]+[章讲课节]|[章课篇]$|习题|真题|答疑|导学/
/** A numbered file is a part with a name of its own: `01. 资本论.mp4` of a course in philosophy. */
const numberedPart = /^file:0\d[\s._-]+\p{sc=Han}/mu

/** The one Chinese title that all video files have: it names the work better than a nickname or a misspelling does. */
const titleOfVideos = ({ files, file_titles, facts }: TitledShare): string | undefined => {
  if (facts.includes('collection') || facts.includes('pack')) return undefined
  if (numberedPart.test(files) || file_titles.some((title) => lessonName.test(title))) return undefined
  const chinese = file_titles.filter((title) => /^\p{sc=Han}+\d{0,2}$/u.test(title))
  const [first = ''] = chinese
  return first.length >= minFileTitleLength && chinese.every((title) => title.startsWith(first))
    ? first.replace(/0\d$/, '')
    : undefined
}

export interface Work {
  title: string
  /** The number of the season that belongs to the title: 2 in 哪吒2. */
  numberInTitle?: string
}

/** `三体剧版`, `狂飙电视剧版`: the class says it already. */
const mediumOfTitle = /(?<=\p{sc=Han}{2})(?:(?:电视)?剧|电影|动画|tv)版$/u

/**
 * The work behind a title: its first name in the dictionary. `流浪地球2` is looked up as a whole first, because a sequel is
 * another work; without a dictionary it is the second part of 流浪地球.
 */
const workWithTitle = (
  title: string,
  seasons: readonly string[],
  { workOf: find, misspelledWorkOf }: AliasDictionary,
): Work => {
  const bare = title.replace(mediumOfTitle, '')
  const [, first = bare, number] = /^(.*\p{sc=Han})(\d{1,2})$/u.exec(bare) ?? []
  const [season] = seasons.length === 1 ? seasons : []
  // 74琅琊榜, A琅琊榜, 游戏 星露谷物语: a number, letter or kind that a sharer put in front.
  const unnumbered = bare.replace(/^(?:\d{1,4}|[a-z]|游戏)(?=\p{sc=Han}{2})/u, '')
  // 星际迷航2：暗黑无界, which the dictionary knows by its subtitle.
  const withSubtitle = bare.replace(/(?<=\p{sc=Han})\d(?=\p{sc=Han}{3})/u, '')
  const whole =
    find(bare) ??
    find(unnumbered) ??
    find(withSubtitle) ??
    (number === undefined && season ? find(bare + season) : undefined)
  if (whole) return { title: whole, numberInTitle: number ?? (find(bare) ? undefined : season) }
  if (number !== undefined && number === season) return { title: find(first) ?? misspelledWorkOf(first) ?? first }
  return { title: misspelledWorkOf(bare) ?? bare }
}

const parts = (name: string): string[] => {
  const keys = extractTitleKeys(name.replace(/[《》]/g, ' ')).filter((key) => !/^\d+$/.test(key))
  return keys.filter((key) => !keys.some((other) => other !== key && key.startsWith(other)))
}

/** Words that say only that an artist has several songs: 陈奕迅精选, 周杰伦 55张专辑, 歌曲大全. */
const songWords =
  /(?:\d+[张首]|[全共]|全部|所有|经典|热门|精选集?|专辑|歌曲|金曲|音乐|大全|合集|全集|全收录|作品集?|discography|\+|cd)+$/

/** Names join artist and album differently: `Nirvana《Nevermind》`, `OK Computer-Radiohead`. */
const betweenLatinWords = /(?<=[a-z])[\s\-《]+(?=[a-z])/gi

/** `许巍 专辑 在别处`: artist, and album behind. */
const albumWord = /(?<=\p{L})\s+专辑\s+(?=\p{L})/gu

/** Artist and album, in any order: an artist has several albums. */
const titleOfMusic = (name: string): string | undefined => {
  const titles = parts(bareName(name).replaceAll(albumWord, ' - ').replaceAll(betweenLatinWords, ' - '))
    .map((part) => part.replace(songWords, ''))
    .filter(Boolean)
  return [...new Set(titles)].toSorted().join(' ') || mainTitle(name, [])
}

/** `Excel 王佩丰Excel教程`: the subject before a title that holds it. */
const subjectBefore = /^(\p{L}+)\s+(?=.*\1)/iu

const courseSubject =
  /^(?:(?:公开课|设计|编程|考研|雅思|托福|公务员|教师资格证?)(?:资料|课程|网课|教程)?|\p{sc=Han}{2,8}资料)\s+(?=\S{3})/u

/** What names of courses add to the title. 基础 and 冲刺 alone are courses of their own. */
const courseWords =
  /(?<=[\p{L}\d]{3})(?:(?:(?:基础|强化|提高|冲刺)\+)+(?:强化|提高|冲刺)|(?:全套|配套)?(?:资料|视频课?)|历年真题|视频|教[程学]|课程|网课|(?:全程|强化|系统)班|[含带]?(?:讲义|课件)|带?字幕|带|\+(?:课件|讲义|资料|习题))+$/u

/** Names of trainers, which `version-marks.ts` marks as addons: `博德之门3 +18项修改器`. */
const trainerWords = /(?<=[\p{L}\d]{2})(?:\+?(?:\d+项)?修改器|风灵月影)+$/u

const minLengthOfWork = 3
/** Names of persons are shorter: 姜泰伍, an actor, sounds like 姜泰武, a name of a series. */
const minLengthOfMisspelledWork = 4

/** `黄景瑜 罚罪`: a person, and the title behind. */
const personBefore = /^\s*(?:\p{sc=Han}{2,3}|\p{sc=Han}+·\p{sc=Han}+)\s+(?=\p{sc=Han}{2})/u

/** The only work of the dictionary among these names. */
const onlyWorkOf = (
  names: readonly string[],
  { workOf: find, misspelledWorkOf }: AliasDictionary,
): string | undefined => {
  const works = new Set(
    names
      .filter((name) => name.length >= minLengthOfWork)
      .flatMap(
        (name) => find(name) ?? (name.length >= minLengthOfMisspelledWork ? misspelledWorkOf(name) : undefined) ?? [],
      ),
  )
  return works.size === 1 ? [...works][0] : undefined
}

/**
 * The work that a word of the name is, 父母爱情 in 江德福安杰 父母爱情, else that of the files. Latin words beside a known name may be the
 * title: Parachutes beside Coldplay.
 */
const knownWorkOf = (
  { name, facts, file_titles: ofFiles, workClass }: TitledShare,
  title: string,
  aliases: AliasDictionary,
) => {
  if (aliases.workOf(title) !== undefined) return undefined
  const bare = bareName(name)
  const words = /\p{sc=Han}/u.test(title) ? extractTitleKeys(bare).filter((key) => key !== title) : []
  const behindPerson = personBefore.test(bare) ? extractTitleKeys(bare.replace(personBefore, ''))[0] : undefined
  const known = behindPerson === undefined ? undefined : aliases.workOf(behindPerson)
  // A file that has the title confirms it: 源代码.zip beside 理论力学.pdf is no film.
  const isConfirmed = facts.includes('collection') || (workClass === 'text' && ofFiles.includes(title))
  return known ?? onlyWorkOf(words, aliases) ?? (isConfirmed ? undefined : onlyWorkOf(ofFiles, aliases))
}

/** `成龙动作电影合集`: a genre that every film of the collection has. */
const genre = /(?<=\p{sc=Han}{2})(?:动作|喜剧|功夫|武侠|爱情|悬疑|科幻|恐怖)(?:电影|片)?$/u

const titleOf = (share: TitledShare, aliases: AliasDictionary): string | undefined => {
  const { name, facts, file_titles: ofFiles, workClass } = share
  if (workClass === 'music') return titleOfMusic(name)
  if (workClass === 'course' || workClass === 'program') {
    const bare = workClass === 'course' ? bareName(name).replace(courseSubject, '').replace(subjectBefore, '') : name
    const keys = extractTitleKeys(bare)
    const title =
      mainTitle(
        bare,
        ofFiles.filter((key) => keys.includes(key)),
      ) ?? mainTitle(bare, ofFiles)
    return title?.replace(workClass === 'course' ? courseWords : trainerWords, '')
  }
  const hasVideos = facts.some((fact) => fact === 'kind:many-video' || fact === 'kind:one-video')
  const title = (hasVideos ? titleOfVideos(share) : undefined) ?? mainTitle(name, ofFiles)
  if (!title) return undefined
  const bare = facts.includes('collection') ? title.replace(genre, '') : title
  return knownWorkOf(share, bare, aliases) ?? bare
}

/** @returns the work that the name, or else the files, state; undefined if they state none */
export const workOfShare = (share: TitledShare, aliases: AliasDictionary): Work | undefined => {
  const title = titleOf(share, aliases)
  const seasons = share.facts.flatMap((fact) => (fact.startsWith('season:') ? [fact.slice('season:'.length)] : []))
  return title ? workWithTitle(title, seasons, aliases) : undefined
}
