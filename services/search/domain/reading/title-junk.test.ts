import { expect, test } from 'vitest'
import { isAdvertisement, isListOfWorks, isLure, isNote, isStuffed } from './title-junk.ts'

test.each([
  ['热门合集：狂飙/繁花/流浪地球/阿凡达/功夫熊猫/十日终焉/人世间……更多点击', true],
  ['【全网最全】狂飙 繁花 流浪地球 阿凡达 功夫熊猫 人世间 满江红', true],
  ['让子弹飞 1080P高清 无水印 [2010] 姜文/葛优/周润发', false],
  ['琅琊榜 第二季 全网最全 大结局', false],
  ['[国剧][长安十二时辰][全48集][内嵌中字][1080p]', false],
])('%s lists works: %s', (name, isList) => {
  expect(isListOfWorks(name)).toBe(isList)
})

test('distinguishes an offer from a work', () => {
  expect(isAdvertisement('免费领取影视会员 点击查看')).toBe(true)
  expect(isAdvertisement('狂飙 1080P')).toBe(false)
})

test('distinguishes a note beside a work from its files', () => {
  expect(isNote('扫码进群.jpg')).toBe(true)
  expect(isNote('狂飙 第01集.mp4')).toBe(false)
})

test.each([
  ['狂飙全集 狂飙4K 狂飙免费看 狂飙未删减 狂飙百度云', true],
  ['狂飙/狂飙下载/狂飙资源/狂飙免费', true],
  ['狂飙 The Knockout 2023 4K 全39集', false],
  ['周杰伦 周杰伦全集 FLAC', false],
])('%s is stuffed with one title: %s', (name, isFull) => {
  expect(isStuffed(name)).toBe(isFull)
})

test.each([
  ['【免费领】喜剧之王 高清 加微信自取', true],
  ['点击此处观看', true],
  ['看片必装播放器', true],
  ['进击的巨人全集 关注公众号回复获取', true],
  ['狂飙 公众号：小鹿资源社', false],
  ['微信小程序开发教程', false],
])('%s lures visitors elsewhere: %s', (text, isOne) => {
  expect(isLure(text)).toBe(isOne)
})
