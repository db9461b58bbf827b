import { extractTitleKeys } from './title-keys.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

const ideograph = /\p{sc=Han}/u

/** Channel or kind before the title: `【薄荷资源站】狂飙`, `[无损]周杰伦`. A season says that the brackets hold the title. */
const leadingTag =
  /^\s*[【〔〖](?![^】〕〗]*第.{1,3}[季部])[^】〕〗]*[】〕〗]\s*(?=.*\p{L})|^\s*\[[^\]]*\]\s?[.\-_]?(?=[^[\]]*\p{sc=Han}{2}[^[\]]*$)/u

/** What a drive or a sharer adds to a name that exists already: `备份-狂飙`, `单机-博德之门3`, `狂飙 副本`, `狂飙 (2)`. */
const copyMark =
  /^\s*(?:备份|转存?|补档|求赞|最近在追|资源|名称|[片剧]名|kindle|单机(?:游戏)?|(?:steam|pc)游戏|专辑)[\s:：_-]+(?=.*\p{L})|[\s_]*(?:副本|[(（]\d[)）])\s*$/iu

/**
 * Numbers and letters of a sharer's list: `739 艾宝良 鬼吹灯`, `(581)[阿甘正传]`, `B、博德之门`. A title that begins with such a number (007
 * 大破天幕杀机) loses it in all its names.
 */
const listMark =
  /^[\s\p{Extended_Pictographic}]*(?:[(（]?(?!(?:19|20)\d\d)\d{3,4}[)）]?[\s._、-]+|(?:\d{1,4}|[a-z])、)(?=.*\p{L}{2})/iu

const person = String.raw`(?:\p{sc=Han}{2,4}|\p{sc=Han}+·[\p{sc=Han}·]+)`
/** People behind a title: `乒乓 窪冢洋介/曾利文彦`, `夜魔侠 查理·考克斯`, `北上 by 徐则臣`. */
const peopleBehind = new RegExp(
  String.raw`(?<=\p{sc=Han}\d?)\s+(?:${person}(?:[/、]${person})+|\p{sc=Han}+·[\p{sc=Han}·]+|by\s+${person})(?=$|[\s\])】])`,
  'iu',
)

/** Whether a name still has a title without its leading brackets: `[艾尔登法环] v1.1 整合版` has none. */
const hasTitle = (name: string): boolean =>
  extractTitleKeys(name).some((key) => !editionOnly.test(key) && !/^\d+$/.test(key))

/** The name without what its sharers put before and behind it. */
export const bareName = (name: string): string => {
  const bare = [copyMark, listMark, leadingTag, leadingKind, peopleBehind].reduce((text, mark) => {
    const without = text.replace(mark, '')
    return without === text || hasTitle(without) ? without : text
  }, name)
  return bare === name ? name : bareName(bare)
}

/**
 * Removes a Latin name behind, or a long one before, a Chinese name: `活着 To Live`, `The Knockout 狂飙`. `C++ Primer 中文版`
 * and `S.H.E全集` keep theirs.
 */
const withoutLatinName = (key: string, keys: readonly string[]): string =>
  keys.find(
    (other) =>
      other !== key &&
      ideograph.test(other) &&
      ((key.startsWith(other) && /^[a-z\d+#]+$/.test(key.slice(other.length))) ||
        (key.endsWith(other) && /^[a-z\d]{8,}$/.test(key.slice(0, -other.length)))),
  ) ?? key

const minMisspelledLength = 3

/** `让字弹飞` and `让弹子飞` for 让子弹飞: one other character, or two in another order. A number is part of the title. */
const isMisspellingOf = (title: string, other: string): boolean => {
  const [typed, right] = [Array.from(title), Array.from(other)]
  if (typed.length !== right.length || typed.length < minMisspelledLength) return false
  const differing = typed.flatMap((character, place) => (character === right[place] ? [] : [place]))
  const [first = 0, second = first] = differing
  const isSwapped = typed[first] === right[second] && typed[second] === right[first]
  return (
    differing.every((place) => !/\d/.test(`${typed[place]}${right[place]}`)) &&
    (differing.length === 1 || (differing.length === 2 && isSwapped))
  )
}

/** Editions of games, programs and courses, which say little about the content: 终极版, 全DLC, 送修改器, 网课. */
const editionWords =
  /(?<=[\p{L}\d]{2})(?:送修改器|原画$|整合mod版|(?:pc|电脑|破解|纯净|高压)版|一键安装|(?:汉化|各|全)版本?(?:下载)?|(?:无|免|解压)密码|集成(?=全?dlc)|解压缩?即[玩撸]|\+(?:修改器|存档|dlc)|全?dlc(?![a-z])|官中|官方中文|解压即玩|无需解压|免安装|次世代|(?:终极|年度|豪华|典藏|黄金|完整|整合|绿色中文|官方中文|中文|单机|硬盘|免安装|直装|学习|(?:steam)?离线|联机|增强|传承|激活|硬盘)版|单机|整合|for(?:windows|win|mac)|课程|网课|全程班|强化班|系统班|网盘|视频课?|\+番外|(?<=[a-z\d])软件|全套|已更完|含源码|全文|学习版steam|手柄可玩|单文件版)+$/u

/** `PS 2024 免安装版`, `CS50（含课件代码）`, `TENOKE 联机版`: a key that names no work. */
const editionWord =
  '免安装|汉化|各|无密码|解压即玩|整合|集成|特别|企业|专业|家庭|旗舰|免激活|原版|高压|纯净|电脑|无需解压|直装|便携|绿色|破解|激活|安装|全dlc|全景|全|多国语言|官方|中文|正式|最新|学习|联机|增强|传承|次世代|年度|豪华|终极|离线|含|附|送|单机|pc|手机|音乐|游戏|软件|资源|教程|高分|可用|注册机|注册码|单文件|下载'
// One repetition only: nested ones need exponential time for a name such as 全全全…x.
const editionOnly = new RegExp(
  `^[a-z\\d]{0,8}?(?:${editionWord})(?:${editionWord}|版本?|包\\+?|说明|课件|代码|视频|副本)*$`,
  'u',
)

/** `色戒色戒`, `19171917`, `王德峰哲学课王德峰`: names repeat the title, or a person in it, to be found. */
const repeated = /^(\p{sc=Han}{2,}|\d{4}|[a-z\d]{6,})\1+$/u
const repeatedPerson = /^((\p{sc=Han}{2,4})\p{L}{2,})\2$/u

/** Praise and kinds in brackets before a title in any script: `[高分]IntelliJ IDEA`. */
const leadingKind =
  /^\s*\[(?:高分|全|单机|推荐|首发|独家|精品|热门|补档|音乐|小说|电影|动漫|短剧|国漫|剧集|电视剧|综艺|纪录片|软件|游戏|教程)\]\s*(?=[^[]*\p{L}{2})/u

const courseYear =
  /^2\d(?:[届级年]|考(?!研|公))?(?!世纪|小时|[天岁集季部话讲章题课克层个分])(?=\p{sc=Han}{2}|[a-z]\d\p{sc=Han})/u

/**
 * The title that name and files share. Of a book and its author, in any order, it is mostly the first of a name with spaces (`求魔 耳根`), and
 * with a dash (`耳根 - 求魔`) what comes first in the file.
 */
const titleInBoth = (name: string, ofName: readonly string[], ofFiles: readonly string[]): string | undefined => {
  const [searched, others] = /\s[-–—]\s/u.test(name) ? [ofFiles, ofName] : [ofName, ofFiles]
  return searched.find((key) => others.includes(key))
}

/** A book whose name joins it to its author, 九鹭非香：招摇 or priest：太岁, is what its file names first: `招摇 - 九鹭非香`. */
const firstOfJoined = (joined: string | undefined, ofFiles: readonly string[]): string | undefined => {
  const isAuthor = (name: string): boolean => ofFiles.includes(name) || /^[a-z]{3,}$/.test(name)
  return ofFiles.find(
    (key) =>
      joined !== undefined &&
      key.length < joined.length &&
      ((joined.startsWith(key) && isAuthor(joined.slice(key.length))) ||
        (joined.endsWith(key) && isAuthor(joined.slice(0, -key.length)))),
  )
}

/** `小时代3：刺金时代+小时代3` names one film twice. */
const withoutShorterName = (title: string): string => {
  const [first = '', second = '', ...others] = title.split('+')
  if (others.length > 0 || second === '') return title
  return first.startsWith(second) ? first : second.startsWith(first) ? second : title
}

/**
 * Returns the work's key: the Chinese title that name and files share, else that of the name, else that of the files,
 * else the first title in any script.
 */
export const mainTitle = (name: string, ofFiles: readonly string[]): string | undefined => {
  const quoted = /《([^》]+)》/u.exec(name)?.[1]
  const inQuotes = quoted ? extractTitleKeys(quoted) : []
  const bare = bareName(name)
  const keys = extractTitleKeys(bare)
  const chinese = keys.filter((key) => ideograph.test(key) && !editionOnly.test(key))
  const found =
    inQuotes[0] ??
    titleInBoth(bare, chinese, ofFiles) ??
    firstOfJoined(chinese[0], ofFiles) ??
    ofFiles.find((key) => chinese[0] !== undefined && isMisspellingOf(chinese[0], key)) ??
    chinese[0] ??
    ofFiles.find((key) => ideograph.test(key)) ??
    keys[0]
  if (!found) return undefined
  const bareKeys = chinese.map((key) => key.replace(editionWords, ''))
  const title = withoutLatinName(withoutShorterName(found.replace(editionWords, '')), bareKeys).replace(courseYear, '')
  return title.replace(editionWords, '').replace(repeated, '$1').replace(repeatedPerson, '$1')
}

const letterPositions = (text: string): { letter: string; at: number }[] => {
  const places: { letter: string; at: number }[] = []
  let at = 0
  for (const character of text) {
    for (const letter of titleKey(character)) places.push({ letter, at })
    at += character.length
  }
  return places
}

const findSpelling = (text: string, key: string): string | undefined => {
  const places = letterPositions(text)
  const start = places
    .map(({ letter }) => letter)
    .join('')
    .indexOf(key)
  const letters = Array.from(key)
  const [from, to] = [places[start]?.at, places[start + letters.length - 1]?.at]
  if (start < 0 || from === undefined || to === undefined) return undefined
  const written = text.slice(from, to + String.fromCodePoint(text.codePointAt(to) ?? 0).length)
  return ideograph.test(key) ? written : written.replaceAll(/[._]+/g, ' ')
}

const maxNameLength = 40

/** False for signs that obfuscate a title, and for unclosed brackets. */
const isClean = (written: string): boolean =>
  written.length <= maxNameLength && !/[\n[\]{}<>|【】《》*★☆]|\p{sc=Han}[._+]\p{sc=Han}|\s{2,}/u.test(written)

const latinName = (keys: readonly string[], bare: string): string | undefined =>
  keys.find((key) => /^[a-z\d]{6,}$/.test(key) && /^\S+[\s.]\S+/.test(findSpelling(bare, key) ?? ''))

/** Names for suggestions: at most one Chinese and one Latin, without season, resolution or brackets. */
export const suggestionNames = (name: string, ofFiles: readonly string[], files: string): string[] => {
  const main = mainTitle(name, ofFiles)
  const latin = latinName(extractTitleKeys(bareName(name)), name)
  return [...new Set([main, latin])].flatMap((key) => {
    if (!key || key.length < 2 || /^\d+$/.test(key)) return []
    const written = findSpelling(name, key) ?? findSpelling(files, key)
    return [written && isClean(written) ? written : key]
  })
}
