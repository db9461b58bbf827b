import { flag, jsonSetting, secretField, serverUrl, text, integer } from './define-setting.ts'

const commonPlaceholders = '%site_name% %total% %today%'
const docPlaceholders = `可用 %disk_name% %disk_type% %disk_files% %user% %cate_name% ${commonPlaceholders}`
const placeholderHelp = (mark: string): string => `可用 ${mark} ${commonPlaceholders}`

const templates = (subject: string, mark: string) => {
  const help = placeholderHelp(mark)
  return {
    title: text('标题', `${subject} - %site_name%`, { help }),
    description: text('描述', `${subject}的网盘资源，更新于 %today%`, { help }),
    keywords: text('关键词', subject, { help }),
    h1: text('页面大标题', subject, { help }),
  }
}

const categoryHelp = placeholderHelp('%cate_name%')
const wordHelp = placeholderHelp('%word%')
const tagHelp = placeholderHelp('%tag%')

export const seoPushSetting = jsonSetting('seo_push', 'seo', '主动推送', 'private', {
  indexnow_enabled: flag('启用 IndexNow', false),
  indexnow_key: text('IndexNow 密钥', '', { max: 128, ...secretField }),
  indexnow_endpoint: serverUrl('IndexNow 接口地址', { help: '留空时用 https://api.indexnow.org/indexnow' }),
  baidu_enabled: flag('启用百度推送', false),
  baidu_site: text('百度站点', '', { max: 255 }),
  baidu_token: text('百度令牌', '', { max: 128, ...secretField }),
  daily_quota: integer('每天最多推送', 2_000, [0, 100_000]),
})

export const seoSettings = [
  jsonSetting('film_seo', 'seo', '影视页模板', 'public', templates('%film_name%', '%film_name%')),
  jsonSetting('talent_text', 'seo', '分享者页模板', 'public', templates('%user% 分享的资源', '%user%')),
  jsonSetting('seo_setting', 'seo', '收录设置', 'public', {
    doc_title: text('详情页标题', '%disk_name% - %disk_type% - %site_name%', { help: docPlaceholders }),
    doc_description: text('详情页描述', '%disk_name%，%disk_files%', { help: docPlaceholders }),
    doc_keywords: text('详情页关键词', '%disk_name%', { help: docPlaceholders }),
    doc_h1: text('详情页大标题', '%disk_name%', { help: docPlaceholders }),
    search_title: text('搜索页标题', '%disk_name% 搜索结果 - %site_name%', {
      help: placeholderHelp('%disk_name%（搜索词）'),
    }),
    cate_title: text('分类页标题', '%cate_name% - %site_name%', { help: categoryHelp }),
    cate_description: text('分类页描述', '%cate_name%分类的网盘资源，共 %total% 个', { help: categoryHelp }),
    cate_keywords: text('分类页关键词', '%cate_name%', { help: categoryHelp }),
    cate_h1: text('分类页大标题', '%cate_name%', { help: categoryHelp }),
    word_title: text('词条页标题', '%word% - %site_name%', { help: wordHelp }),
    word_description: text('词条页描述', '%word%的网盘资源，更新于 %today%', { help: wordHelp }),
    word_keywords: text('词条页关键词', '%word%', { help: wordHelp }),
    word_h1: text('词条页大标题', '%word%', { help: wordHelp }),
    tag_title: text('标签页标题', '%tag% - %site_name%', { help: tagHelp }),
    tag_description: text('标签页描述', '标签“%tag%”的网盘资源，共 %total% 个', { help: tagHelp }),
    tag_keywords: text('标签页关键词', '%tag%', { help: tagHelp }),
    tag_h1: text('标签页大标题', '%tag%', { help: tagHelp }),
    noindex_search: flag('搜索页不收录', true),
    noindex_dead: flag('失效资源不收录', true),
    noindex_doc: flag('详情页默认不收录', false, { help: '资源自己设了收录时以资源为准' }),
  }),
  seoPushSetting,
]
