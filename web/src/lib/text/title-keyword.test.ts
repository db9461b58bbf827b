import { describe, expect, it } from 'vitest'
import { extractTitleKeyword } from './title-keyword.ts'

describe('extractTitleKeyword', () => {
  it.each([
    ['[日漫][死神 千年血战篇 第三部][2024]', '死神'],
    ['庆余年第二季 4K 臻彩', '庆余年'],
    ['【全39集】狂飙（2023丨内封字幕）', '狂飙'],
    ['🔥 4K', ''],
    ['[电影][1080P]', ''],
  ])('%s → %s', (name, word) => expect(extractTitleKeyword(name)).toBe(word))
})
