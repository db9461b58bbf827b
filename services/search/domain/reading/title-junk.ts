import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { listThresholds } from '../index-thresholds.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

const praise = /[全最](?:网|新)|热[播门映搜]|免费看/

const workSeparators = /[/、|｜,，+&＆#\s]+/u

const isWork = (part: string): boolean =>
  /\p{sc=Han}{2}/u.test(part) &&
  !/\d[pk集季期]|第.{1,3}[季部集期]|大结局|更新|[全最热][网新门播]|求看|副本|高清|水印|字幕|中字|国语|双语|完[结整]|全集|收藏|下载/iu.test(
    part,
  )

/** `热门合集：狂飙/繁花/流浪地球/阿凡达…… 更多点击`. */
export const isListOfWorks = (name: string): boolean =>
  name.split(workSeparators).filter(isWork).length >=
  (praise.test(name) ? listThresholds.minPraisedWorks : listThresholds.minWorks)

/** Words that are added to a title to match more keywords. */
const padding =
  /全集|全\d+集|完整版?|[高超]清|蓝光|[24]k|\d{3,4}p|免费|在线|观看|下载|资源|链接|[未无]删减版?|大结局|百度|夸克|阿里|迅雷|[网云]盘|云|电视剧|电影|动漫|小说|mp4|txt|最新|更新|抢先|看/g

/** Whether a name repeats one title with different words: 狂飙全集 狂飙4K 狂飙免费看 狂飙未删减. */
export const isStuffed = (name: string): boolean => {
  const words = new Set(name.split(workSeparators).map(titleKey))
  const counts = new Map<string, number>()
  for (const word of words) {
    const title = word.replace(padding, '')
    if (/\p{sc=Han}{2}|[a-z]{3}/u.test(title)) counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values()) >= listThresholds.minRepetitions
}

const offerPattern = /领取|点击查看|点击头像进|扫码|进群|加群领|代理|兼职|返利|红包|vip会员|影视会员/i

export const isAdvertisement = (name: string): boolean => offerPattern.test(name)

/** Phrases that send visitors elsewhere. Excludes the name of a channel beside a work (`公众号：…`, `加群：…`). */
const lure =
  /点击(?:此处)?(?:查看|观看|进入|领取|获取|下[方载])|(?:点|戳)(?:我|这里|开)|领取|免费[领看送]|(?:扫码|进群|私信|私聊|评论区|主页)(?:看|领|拿|发|取|获取|自取|观看|进群|下载)|(?:加|\+)(?:我|个)?(?:微信?|薇信?|威信|v信?|vx|wx|qq|扣扣?|q)(?![a-z])|公众号回复|回复(?:获取|领取)|看片|抢先看|播放器|神器(?!\s?[a-z]{2})/i

/** Whether a text sends visitors to another place than the share. */
export const isLure = (text: string): boolean => lure.test(normalizeTitle(text))

const noteLine =
  /扫码|进群|加群|公众号|公号|微信|关注|更多资源|资源目录|免责|声明|网址|地址发布|发布页|防(?:走丢|失联)|必看|点击|领取|解压密码|看我|安装(?:教程|说明|视频)|激活(?:说明|教程|工具)|游戏说明|使用说明|运行库|注册机|directx|海报|花絮|片[头尾]|主题曲|插曲|预告片?|中文字幕|封面|歌单|sample|poster|cover|readme/i

export const isNote = (line: string): boolean => noteLine.test(line)

const leaflet = /\.(?:txt|docx?|url|html?|jpe?g|png|gif)\s*$/i

/** `安装视频.mp4` beside a program. */
const installation = /安装(?:视频|教程|演示|方法|步骤|说明)/

/** The list of files without the notes of sharers: they do not show what the share holds. */
export const withoutLeaflets = (files: string): string =>
  files
    .split('\n')
    .filter((line) => !(installation.test(line) || (leaflet.test(line) && isNote(line))))
    .join('\n')
