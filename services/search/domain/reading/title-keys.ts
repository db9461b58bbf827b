import { isLatin } from './latin-text.ts'
import { extractKindWords, wordsAroundKinds } from './share-kinds.ts'
import { extractTitleFacts } from './title-facts.ts'
import { phoneticKeyOf } from './phonetic-key.ts'
import { isNote } from './title-junk.ts'
import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { titleKey } from '@pandex/contracts/text/title-key'

const decoration =
  /(?:(?<![a-z]\+)\+)?(?:多国语言|[国粤中英日韩简繁]{2}双语|国语|粤语|普通话|公映国配|[英日韩法德泰俄]语(?:原声|中字|配音)|(?<![\u4e00-\u9fff])[英日韩法德泰俄]语(?![\u4e00-\u9fff])|印度语?原声|双语|中英|中文|内封|内嵌|外挂|简中|中字|双字|字幕|特效(?=字幕|中字)|配音|[附含带]番外|附|[超全]?高清|超清|蓝光|原盘|已?修复|无水印|无广告|高码率?|臻彩|杜比视界|\d{2,3}分钟(?=完整|加长|导演|未删|无删)|完整|加长|[未无]删减(?:(?:国产|欧美|[韩日美英泰])?剧集?资源)?|(?:\d+周年)?(?:纪念|重映)(?=版)|全集|大?合集|全套|全版本|支持手柄|打包|最新|经典|珍藏|典藏|收藏(?:级|防丢)?|完本|精校|备份|转存|资源|免费分享|在线观看|(?:链接)?失效(?:留言|私信)|下载器?|专区|永久[使有][用效]|一键安装|亲测(?:有效|可[看用])|手慢无|已补档?|补档|仅供学习|懂的都懂|熬夜整理|已整理|无加密|侵删|(?<=\S\s)(?:剧情|喜剧|悬疑|科幻|惊悚|犯罪)(?=\s*$)|私密勿外传|求点赞|不要在线解压|(?:需要的?)?自取|先转存后看|官方(?=中[字文]|字幕)|\d{2,3}帧版?|便携|绿色|破解|数字(?=豪华|典藏|终极)|豪华|精简|扫描|校对|电子(?=版)|豆瓣高分|豆瓣(?:评分)?$|随时(?:和谐|失效)|防失效|尽快保存|阅读版|带书签|全本(?=\s|$)|(?:cd)?抓轨|速存|重新补档|亲测可用|带目录|可打印|[分整]轨|[国粤英日韩]{0,2}双音[轨频]|多版本|多国(?=字幕)|无(?=字幕|广)|收藏级|无套路|求看|已更新|秒传|车载(?:u盘)?|hi-?res|可在线看|[简繁]体&[中英日]文|每日更新|网盘(?:资源|分享)|安装包(?:\+(?:视频)?教程)?|精排(?=版)|自用|转存即看|先存后看|低调分享|冷门佳作|高音质|无损音质|\+(?:花絮|特辑|预告片?|彩蛋)|高品质|历年专辑|简繁|正片)+版?|\d+(?:\.\d+)?\s?gb?左右|(?<=\S\s*)#[^\s#]+|(?:夸克|百度|阿里|迅雷)(?:[网云]盘?|盘)?(?=$|[\s~～_])|(?<![a-z\d.])\d+(?:\.\d+)?\s?[gtm]b?(?=$|[\s~～_])/g

/** Channels that published a share first: `[薄荷资源站]`, `（更多资源关注：云朵影视）`. */
const channels =
  /[[【][^\]】]{1,8}(?:[站库社馆屋网]|影视|资源)[\]】]|(?<=\s)@\S{2,8}(?=$|\s)|www\.[\w.-]+|(?:更多资源|更多)?(?:关注|加群|微信搜?|公众号|公号)\s?[:：@]\s?[^\s\])}】]+/g

/** Authors, readers and actors: `作者：猫腻`, `刘慈欣 著`, `周建龙演播`, `卡尔·厄本主演`. */
const credits =
  /(?:作者|原著|主播|演播|播讲|朗读|主讲|编著|译者|主演)\s?[:：]\s?[^\s\])}】]+|(?<=[\s\]】])\p{sc=Han}{2,6}\s?(?:演播|播讲|朗读|编?著|译)(?=$|[\s\])}】])|(?<=[\s\]】])[\p{sc=Han}·/]{2,16}(?:领衔)?主演(?=$|[\s\])}】])|^\P{L}{0,3}[\p{sc=Han}·、/]{2,12}(?:领衔)?主演的?(?=[《\p{sc=Han}])/gu

/** Prefixes that sharers write: `自存-狂飙`, `我整理的 教父`, `101.凡人修仙传`. */
const sharersWords =
  /^(?:(?:外语片|[华国]语片|(?:大陆|国产|港台|[韩美日英泰港台](?:国|剧)?)剧|(?:[韩美日英泰港台印]国?|印度|欧美)(?:电影|片))[\s:：_-]+|(?!(?:19|20)\d\d)\d{1,4}[.、_]\s?(?=\p{sc=Han}{2})|no[._]?\d{2,4}[\s._-]+|[a-z]\d{3}[\s_-]+|満\s*|(?:自存|自用|自整|给大家分享|#?分享|亲测可用|备份|重新补档|补档|补链|#?追更|转存?|搬运|(?:我|自己)?整理(?:好的?|的)?|院线(?=\s)|全网最全|强烈推荐|推荐|精品|热门|首发|独家)(?:[\s:：_—-]+|(?<=的))|#+\s*(?=\p{sc=Han})|\p{sc=Han}{2,4}神器\s?(?=[a-z])|最近在[追看]的?[\s:：_—-]*|在[追看](?:的|[\s:：_—-]+)|(?:强推|必看)[!！:：\s]+|(?:喜马拉雅|懒人听书|番茄畅听)[:：\s]+|(?:\p{sc=Han}{2,4})?必备[\s:：]+|大合集[\s:：]+|分享一[部个本](?:\p{sc=Han}{0,3}[片剧书])?[\s:：]+|合集[内里]?单独拿出来的\s*|pc\s+(?=\p{sc=Han}{2})|#?(?:movies?|tv)\s+#?(?=\p{sc=Han})|补一[个部]\s?|(?:全网最全|私藏)(?=\p{sc=Han}{2})|(?:终极|整合|豪华|年度|学习|汉化|免安装(?:中文)?)版\s+(?=\p{sc=Han}{2})|(?:分享的)?(?:文件|资源|名称)[:：]\s?)+/u

const categoryAdjective =
  '20\\d\\d年?|国产?|华语|大陆|内地|欧美|美|英|日本?|韩国?|香?港|台湾?|泰|外语|经典|怀旧|下饭|高分|热[门播]|私藏|宝藏|冷门|童年|近期|优质|精品|单机|手机|电脑|pc|主机|编程|设计|备考|考研|考公|公开|自学|最新'
const category =
  '动画(?:电影|片)?|电影|影片|片|电视剧|连续剧|剧集|短剧|剧|动漫|新番|番剧?|游戏|教程|资料|公开课|课程|网课|小说|网文|电子书|书籍|课本|教材|音乐|专辑|软件(?:安装包)?|安装包|综艺|纪录片?|有声书|漫画|工具'

/**
 * The category that a sharer puts in front of a title: `单机游戏：艾尔登法环`, `怀旧动漫-药屋少女的呢喃`, `韩剧/模范出租车`. Without a sign behind it, a
 * category of one word may belong to the title: 游戏 人生.
 */
const categoryBefore = new RegExp(
  `^\\P{L}{0,3}(?:(?:${categoryAdjective}){0,3}(?:${category})\\s*[:：/_|｜丨-]+\\s*|(?:${categoryAdjective}){1,3}(?:${category})\\s+|(?:(?:豆瓣)?高分|经典|强烈)(?:经典|重温|推荐|收藏|必看)?\\s+|(?:软件安装包|备份|追剧|整理|自学|课本)\\s+)(?=\\P{L}{0,2}\\p{L}{2})`,
  'iu',
)

/** Removes a sort letter, the initial of the first character's pinyin: `F繁花`, `S 神雕侠侣`. */
const withoutSortLetter = (text: string): string => {
  const [, letter, rest = ''] = /^([a-z])[\s-]?(?=\p{sc=Han})(.*)$/su.exec(text) ?? []
  return letter && phoneticKeyOf(rest.slice(0, 1))?.startsWith(letter) ? rest : text
}

/** The number of a list: `①江科大51单片机`. Normalised, it would belong to the title. */
const circledNumber = /^[^\p{L}\p{N}]*[①-⑳]\s*/u

/** The first character, by which a list is sorted: `特-特洛伊`. Normalised, both would be one word. `天 天 向 上` keeps its first character. */
const characterBefore = /^(\P{L}*)(\p{sc=Han})[\s-](?=\2\p{sc=Han})/u

/** A sort letter before a Latin word: `RRe-从零开始`, `B Blender`. */
const capitalBefore = /^(\P{L}*)(?!CCleaner)([A-Z])(?:(?=\2[a-z])|\s(?=\2))/u

const versionWords = /(?<![a-z0-9])v?\d+(?:\.\d+){1,4}(?![a-z0-9])|(?<![a-z0-9])(?:win|mac|x64|x86)(?:os)?(?![a-z0-9])/g

/** Groups that release games, and editions: Resident Evil 4 Remake Gold Edition-EMPRESS. */
const gameRelease =
  /(?<=[a-z\d])-(?:empress|codex|skidrow|rune|tenoke|flt|plaza|cpy|hoodlum|reloaded|razor1911|gog)(?=\s|$)|(?<=[a-z\d][\s.])(?:(?:digital[\s.])?(?:gold|deluxe|ultimate|goty|premium)[\s.]edition|complete[\s.](?:series|collection))(?=[\s.-]|$)/g

const releaseWords =
  /(?<![a-z0-9])(?:web-?(?:dl|rip)?|blu-?ray|bd(?:rip|remux)?|hd(?:tv|rip|tc)|dvd(?:rip)?|remux|[xh]\.?26[45]|hevc|avc|av1|aac|ac3|e?ac-?3|ddp?[\s.]?\d\.\d|dts(?:-?hd)?|truehd|atmos|flac|hdr(?:10)?|10bit|60(?:fps|帧)版?)(?![a-z0-9])(?:-[a-z0-9]+)?|(?<=^[a-z0-9]+(?:\.[a-z0-9]+)+)-[a-z0-9]{3,12}(?=\s|$)/g

/** Default names of folders and files, which are no titles. */
const placeholder = /^(?:(?:新建|共享|我的|未命名的?)?(?:文件夹?|目录|文档|视频|图片|资料)|收藏夹?|未命名)\d{0,3}$/u

/** Remarks of sharers. As titles they would be aliases of all works beside them: 【首发】狂飙. */
const remark =
  /^(?:[+#]+|给大家分享|#?分享|自[存用]|亲测可用|备份|重新补档|补档|补链|搬运|首发|独家|推荐|高分|自整理|自购|收藏级?|副本|转|补|级|率|整版|全网最全|全本|看完记得删|\d{0,2}小时内删|防丢|不断更新(?:防丢)?|持续(?:补充|更新)|零基础(?:入门)?|(?:加群)?看片头|点击头像看更多|夸克秒播|即看|up主整理|来自云盘|防和谐版?|求?点赞(?:支持)?|关注我?不迷路|更多精彩(?:点这里)?|\p{sc=Han}{2,3}整理|\+?cue|\d{3}k(?:bps)?|含课件代码|版|亲测|[好新]片(?:分享|速递|推荐)|解压即玩|无需解压|全dlc|免安装|(?:破解版\+)?安装教程)$/u

/** What joined a removed remark to the title: `反贪风暴+粤语`, `+安装教程`. C++ keeps its signs. */
const looseSign = /^\+(?=\p{sc=Han})|(?<=\p{sc=Han}\d?)\+$/gu

/** The year of a course, 25张宇, or the number of a list, 74琅琊榜. It may belong to the title, so the key with it stays. */
const numberBefore =
  /^(?:2\d[届级年]?(?=\p{sc=Han}{2})|\d{2,3}(?=\p{sc=Han}{3})(?![张首集期话讲章课回部季届级年天岁号个次人种条件本页夜日月周分小度万亿元块米公层楼世]))(\p{sc=Han}.*)$/u

const brackets =
  /[[\](){}〔〕〖〗《》「」『』【】|丨/\\\n]+|(?<=\p{sc=Han}{2})\+(?=[a-z\d]+\s[a-z])|\s?(?:又名|又叫|别名|原名)[:：]?\s?|\s[-–—]+\s|—{2,}/u
const gaps = /[\s._~—–-]+/u

/** A name with more keys is a list of works, not a title. */
const maxKeys = 12
const maxKeyLength = 60

const wordsOf = (segment: string): string[] => segment.split(gaps).filter(Boolean)

const runsOf = (words: string[]): string[] => {
  const runs: string[][] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last && isLatin(last[0] ?? '') === isLatin(word)) last.push(word)
    else runs.push([word])
  }
  return runs.map((run) => run.join(' '))
}

/**
 * Keys of the titles in a name: the parts between brackets, their Chinese and Latin halves, their first words. A
 * keyword that equals one of them selects exactly this work.
 */
export const extractTitleKeys = (name: string): string[] => {
  const { rest } = extractTitleFacts(
    name
      .replace(circledNumber, '')
      .replace(categoryBefore, '')
      .replace(characterBefore, '$1')
      .replace(capitalBefore, '$1'),
  )
  const keys = new Set<string>()
  const plain = [channels, credits, gameRelease, releaseWords, versionWords].reduce(
    (text, noise) => text.replace(noise, '\n'),
    extractKindWords(rest).rest,
  )
  for (const part of plain.split(brackets)) {
    const words = wordsOf(withoutSortLetter(part.trim().replace(sharersWords, '')).replace(decoration, ' '))
    for (const candidate of [
      words.join(' '),
      ...runsOf(words),
      ...words.slice(0, 2).filter((word) => !isLatin(word)),
    ]) {
      const key = titleKey(candidate).replace(looseSign, '')
      if (key.length > 0 && key.length <= maxKeyLength && !placeholder.test(key) && !remark.test(key)) keys.add(key)
      const bare = numberBefore.exec(key)?.[1]
      if (bare) keys.add(bare)
    }
    const subtitle = /\p{sc=Han}\s?[：:]\s?(\p{sc=Han}{3,})/u.exec(part)?.[1]
    if (subtitle) keys.add(titleKey(subtitle))
    if (keys.size >= maxKeys) break
  }
  // The rules for facts consumed a title that is only a year or number (1984, 2012).
  const leading = /^[^\p{L}\p{N}]*(\d{2,4})(?![\p{L}\p{N}])/u.exec(name)?.[1]
  if (leading) keys.add(leading)
  for (const word of wordsAroundKinds(rest)) keys.add(titleKey(word))
  return [...keys].slice(0, maxKeys)
}

/** `刺激1995`: a year attached to a title may belong to it. */
export const titlesWithYear = (name: string): string[] =>
  Array.from(normalizeTitle(name).matchAll(/\p{sc=Han}{2,20}(?:19[3-9]|20[0-4])\d(?!\d)/gu), ([title]) => title)

/** Parts of courses, which many shares have: `01.基础`, `配套资料`. */
const partOfCourse = /^(?:讲义|课件|(?:历年)?真题|配套资料|习题|答案|基础|强化|提高|冲刺)$/u

const maxLines = 40
const maxFileKeys = 16

/** `01 Rolling in the Deep.flac`, `7. 夜曲.mp3`. 12 Angry Men keeps its number. */
const trackNumber = /^(?:0\d{1,2}[\s._-]+|\d{1,2}[.、]\s*)(?=\p{L}{2})/u

/** `mkv`, `part01.rar`, `7z.001`. */
const extension = /(?:\.part\d{1,3})?\.[a-z0-9]{2,5}(?:(?<=\.(?:7z|zip|rar))\.\d{3})?\s*$/i

const linkFile = /\.(?:url|html?|lnk)\s*$/i

export const extractFileTitleKeys = (files: string): string[] => {
  const counts = new Map<string, number>()
  for (const line of files.split('\n', maxLines)) {
    if (isNote(line) || linkFile.test(line)) continue
    const name = line
      .replace(/^(?:file|folder):/, '')
      .replace(trackNumber, '')
      .replace(extension, '')
    for (const key of extractTitleKeys(name)) {
      if (/^\d+$/.test(key) || key.length < 2 || partOfCourse.test(key)) continue
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxFileKeys)
    .map(([key]) => key)
}
