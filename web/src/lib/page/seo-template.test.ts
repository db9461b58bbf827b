import { describe, expect, it } from 'vitest'
import { countCharacters } from '../text/characters.ts'
import { fillTemplate } from './seo-template.ts'

describe('fillTemplate', () => {
  it('replaces each placeholder by its value', () => {
    const marks = { disk_name: '庆余年 第二季', disk_type: '夸克网盘', site_name: '盘搜' }
    expect(fillTemplate('%disk_name% - %disk_type% - %site_name%', marks)).toBe('庆余年 第二季 - 夸克网盘 - 盘搜')
  })

  it.each([
    [
      'in the middle',
      '%disk_name% - %disk_type% - %site_name%',
      { disk_name: '庆余年', site_name: '盘搜' },
      '庆余年 - 盘搜',
    ],
    ['at the end', '%disk_name%，%disk_files%', { disk_name: '庆余年' }, '庆余年'],
    ['at the beginning', '%cate_name% | %site_name%', { site_name: '盘搜' }, '盘搜'],
    ['everywhere', '%a% - %b%', {}, ''],
    ['twice in a row', '%a% - %b% - %c%, %site_name%', { a: '一', site_name: '盘搜' }, '一, 盘搜'],
  ])('removes the separator of an empty or unknown placeholder %s', (_where, template, marks, text) => {
    expect(fillTemplate(template, marks)).toBe(text)
  })

  it('keeps separators inside a value', () => {
    expect(fillTemplate('%disk_name% - %site_name%', { disk_name: '-- A--B --', site_name: '盘搜' })).toBe(
      '-- A--B -- - 盘搜',
    )
  })

  it('reads no placeholders in values, and no inherited properties', () => {
    expect(fillTemplate('%disk_name%|%constructor%', { disk_name: '%site_name% 100%', site_name: '盘搜' })).toBe(
      '%site_name% 100%',
    )
  })

  it('keeps percent signs that are no placeholders', () => {
    expect(fillTemplate('100% %word% 50%', { word: '高清' })).toBe('100% 高清 50%')
  })

  it('joins the lines of a value', () => {
    expect(fillTemplate('%disk_files%', { disk_files: '第一集\n\n第二集' })).toBe('第一集 第二集')
  })

  it('shortens the longest value, so that the site name stays', () => {
    const text = fillTemplate('%disk_name% - %site_name%', { disk_name: '长'.repeat(200), site_name: '盘搜' }, 20)
    expect(text).toBe(`${'长'.repeat(14)}… - 盘搜`)
    expect(countCharacters(text)).toBe(20)
  })

  it('cuts whole characters and never exceeds the limit', () => {
    expect(fillTemplate('%word%', { word: '😀'.repeat(30) }, 10)).toBe(`${'😀'.repeat(9)}…`)
    expect(countCharacters(fillTemplate('很'.repeat(50), {}, 10))).toBe(10)
  })
})
