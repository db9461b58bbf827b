import { listThresholds } from '../relevance-thresholds.ts'

const praise = /[全最](?:网|新)|热[播门映]/

const isWork = (part: string): boolean =>
  /\p{sc=Han}{2}/u.test(part) && !/\d[pk集季期]|高清|水印|字幕|中字|国语|双语|完[结整]|全集|收藏|下载/iu.test(part)

/** `热门合集：狂飙/繁花/流浪地球/阿凡达…… 更多点击`. */
export const isListOfWorks = (name: string): boolean =>
  name.split(/[/、|｜,，+\s]+/u).filter(isWork).length >=
  (praise.test(name) ? listThresholds.minPraisedWorks : listThresholds.minWorks)

const offerPattern = /领取|点击查看|点击头像进|扫码|进群|加群领|代理|兼职|返利|红包|vip会员|影视会员/i

export const isAdvertisement = (name: string): boolean => offerPattern.test(name)

const noteLine =
  /扫码|进群|加群|公众号|公号|微信|关注|更多资源|资源目录|免责|声明|网址|地址发布|发布页|防走丢|必看|点击|领取|解压密码|看我|安装教程|安装说明|使用说明|海报|花絮|预告片?|中文字幕|封面|歌单|sample|poster|cover|readme/i

export const isNote = (line: string): boolean => noteLine.test(line)
