import { expect, test } from 'vitest'
import { facetKindOf } from './facet-kinds.ts'
import { describeKinds, extractExtensions } from './share-kinds.ts'

test.each([
  ['庆余年 第二季', 'file:庆余年 第01集.mkv\nfile:庆余年 第02集.mkv', 'is:tv'],
  ['肖申克的救赎 1994', 'file:肖申克的救赎.mkv', 'is:movie'],
  ['[动漫] 灵笼 全12集', '', 'is:anime'],
  ['三体 有声书', 'file:001.mp3', 'is:audiobook'],
  ['活着 余华.epub', '', 'is:book'],
  ['周杰伦 七里香 FLAC', '', 'is:music'],
  ['25张宇基础30讲', 'file:01.mp4', 'is:course'],
  ['众合法考 2025', 'file:01 民法.mp4\nfile:02 刑法.mp4\nfile:03 商经法.mp4', 'is:course'],
  ['冰菓 BD 1080P', 'file:01 传统.mkv\nfile:02 名誉.mkv\nfile:03 愚者.mkv', 'is:tv'],
  ['肖申克的救赎 1994', 'file:1.mp4', 'is:movie'],
  ['Photoshop 2024 便携版', '', 'is:software'],
  ['黑神话悟空 单机', '', 'is:game'],
  ['甲 1080P 中字', '', 'is:movie'],
  ['甲 1080P 全24集', '', 'is:tv'],
  ['甲', '', undefined],
])('%s is %s', (name, files, kind) => {
  expect(facetKindOf(name, files, describeKinds(name, files, extractExtensions(name, files)))).toBe(kind)
})
