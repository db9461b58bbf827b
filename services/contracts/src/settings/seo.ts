import { flag, jsonSetting, secretField, serverUrl, template, text, integer } from './define-setting.ts'

const common = ['site_name', 'total', 'today']
const docNames = ['disk_name', 'disk_type', 'disk_files', 'user', 'cate_name', ...common]

const head = (title: string, value: string, placeholders: readonly string[], help?: string) =>
  template(title, value, placeholders, { input: 'headTemplate', ...(help !== undefined && { help }) })

const headTemplates = (subject: string, placeholder: string) => {
  const names = [placeholder, ...common]
  return {
    title: head('标题', `${subject} - %site_name%`, names),
    description: head('描述', `${subject}的网盘资源，更新于 %today%`, names),
    keywords: head('关键词', subject, names),
    h1: head('页面大标题', subject, names),
  }
}

const categoryNames = ['cate_name', ...common]
const wordNames = ['word', ...common]
const tagNames = ['tag', ...common]

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
  jsonSetting('film_seo', 'seo', '影视页模板', 'public', headTemplates('%film_name%', 'film_name')),
  jsonSetting('talent_text', 'seo', '分享者页模板', 'public', headTemplates('%user% 分享的资源', 'user')),
  jsonSetting('seo_setting', 'seo', '收录设置', 'public', {
    doc_title: head('详情页标题', '%disk_name% - %disk_type% - %site_name%', docNames),
    doc_description: head('详情页描述', '%disk_name%，%disk_files%', docNames),
    doc_keywords: head('详情页关键词', '%disk_name%', docNames),
    doc_h1: head('详情页大标题', '%disk_name%', docNames),
    search_title: head(
      '搜索页标题',
      '%disk_name% 搜索结果 - %site_name%',
      ['disk_name', ...common],
      '%disk_name% 是搜索词',
    ),
    cate_title: head('分类页标题', '%cate_name% - %site_name%', categoryNames),
    cate_description: head('分类页描述', '%cate_name%分类的网盘资源，共 %total% 个', categoryNames),
    cate_keywords: head('分类页关键词', '%cate_name%', categoryNames),
    cate_h1: head('分类页大标题', '%cate_name%', categoryNames),
    word_title: head('词条页标题', '%word% - %site_name%', wordNames),
    word_description: head('词条页描述', '%word%的网盘资源，更新于 %today%', wordNames),
    word_keywords: head('词条页关键词', '%word%', wordNames),
    word_h1: head('词条页大标题', '%word%', wordNames),
    tag_title: head('标签页标题', '%tag% - %site_name%', tagNames),
    tag_description: head('标签页描述', '标签“%tag%”的网盘资源，共 %total% 个', tagNames),
    tag_keywords: head('标签页关键词', '%tag%', tagNames),
    tag_h1: head('标签页大标题', '%tag%', tagNames),
    noindex_search: flag('搜索页不收录', true),
    noindex_dead: flag('失效资源不收录', true),
    noindex_doc: flag('详情页默认不收录', false, { help: '资源自己设了收录时以资源为准' }),
  }),
  seoPushSetting,
]
