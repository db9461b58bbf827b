import { describe, expect, it } from 'vitest'
import { readSiteConfig } from './site-config.ts'

describe('readSiteConfig', () => {
  it('uses defaults without a configuration', () => {
    const site = readSiteConfig({})
    expect([site.siteName, site.search.pageSize, site.importNeedsLogin, site.notice.isOn]).toEqual([
      'Pandex',
      10,
      false,
      false,
    ])
  })

  it('survives malformed values', () => {
    expect(
      readSiteConfig({ site_basic: '{', search_basic: '{"page_size":"many"}', notice: '[]' }).search.pageSize,
    ).toBe(10)
  })

  it('keeps only exchange rules with a positive price and a positive number of days', () => {
    const rule = { id: 'month', title: '月卡', coin: 100, vip_days: 30 }
    const rules = [rule, { ...rule, id: '' }, { ...rule, coin: 0 }, { ...rule, vip_days: -1 }, 'nonsense', null]
    expect(readSiteConfig({ coin2any: JSON.stringify({ enabled: true, rules }) }).exchange).toEqual({
      isOn: true,
      rules: [{ id: 'month', title: '月卡', coin: 100, vipDays: 30 }],
    })
    expect(readSiteConfig({ coin2any: '{"rules":{}}' }).exchange).toEqual({ isOn: false, rules: [] })
  })

  it.each([
    [{ pay_type: '{"manual":true}' }, true],
    [{ pay_type: '{"manual":true}', is_shop_empty: 'true' }, false],
    [{ pay_type: '{"manual":false}' }, false],
  ])('opens the shop while a way to pay is on and goods are on the shelf: %o', (texts, isOpen) => {
    expect(readSiteConfig(texts).isShopOpen).toBe(isOpen)
  })

  it('reads names, flags and switches', () => {
    const site = readSiteConfig({
      site_basic: JSON.stringify({ site_name: '盘搜', host: 'https://example.com/' }),
      user: JSON.stringify({ enable_user_system: true }),
      user_import_need_login: 'true',
    })
    expect([site.siteName, site.host, site.isUserSystemOn, site.importNeedsLogin]).toEqual([
      '盘搜',
      'https://example.com',
      true,
      true,
    ])
  })
})
