import { expect, test } from 'vitest'
import { withoutRequestPhrases } from './request-phrases.ts'

test.each([
  ['求一下狂飙有吗', '狂飙'],
  ['麻烦发一个狂飙谢谢', '狂飙'],
  ['谁能分享一下狂飙', '狂飙'],
  ['各位大佬,有没有狂飙的资源', '狂飙'],
  ['求大佬分享狂飙', '狂飙'],
  ['求林俊杰', '林俊杰'],
  ['有没有人能发我一份狂飙的百度网盘链接', '狂飙'],
  ['帮忙找一下狂飙 在线等,急!', '狂飙'],
  ['想看狂飙在线观看高清完整版', '狂飙'],
  ['狂飙在哪里看', '狂飙'],
  ['狂飙 求分享', '狂飙'],
  ['谁有斗破苍穹txt全本下载', '斗破苍穹txt'],
  ['哪里可以下载免费的spss', 'spss'],
  ['在哪里能免费看狂飙', '狂飙'],
  ['单机游戏黑神话悟空免安装', '黑神话悟空'],
  ['单机游戏 黑神话悟空', '黑神话悟空'],
  ['黑神话悟空破解版', '黑神话悟空'],
  ['求神探狄仁杰四部全集', '神探狄仁杰'],
])('%s asks for %s', (text, title) => {
  expect(withoutRequestPhrases(text)).toBe(title)
})

test.each([
  '求生之路',
  '麻烦家族',
  '拜托了冰箱',
  '谁是卧底',
  '我想吃掉你的胰脏',
  '同学麦娜丝',
  '一无所有',
  '奔跑吧',
  '寻找周杰伦',
  '分享生活',
  '你好 李焕英',
  '我需要你',
  '找一个爱我的人',
  '单机游戏',
  '单机游戏开发',
  '单机游戏合集',
  '绿色',
])('%s is a title', (title) => {
  expect(withoutRequestPhrases(title)).toBe(title)
})

test('a text that is nothing but a request is blank', () => {
  expect(withoutRequestPhrases('有没有免费资源下载')).toBe('')
})
