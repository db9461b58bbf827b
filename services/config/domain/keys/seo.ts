import { flag, jsonKey, text, whole, webAddress, secret } from './define-key.ts'

const marks = '可用 %site_name% %disk_name% %disk_type% %disk_files% %film_name% %user% %total% %today%'

const templates = (subject: string) => ({
  title: text('标题', `${subject} - %site_name%`, { help: marks }),
  description: text('描述', `${subject}的网盘资源，更新于 %today%`, { help: marks }),
  keywords: text('关键词', subject, { help: marks }),
  h1: text('页面大标题', subject, { help: marks }),
})

/** What search engines are told. */
export const seoKeys = [
  jsonKey('film_seo', '影视页模板', 'public', templates('%film_name%')),
  jsonKey('talent_text', '分享者页模板', 'public', templates('%user% 分享的资源')),
  jsonKey('seo_setting', '收录设置', 'public', {
    doc_title: text('详情页标题', '%disk_name% - %disk_type% - %site_name%', { help: marks }),
    doc_description: text('详情页描述', '%disk_name%，%disk_files%', { help: marks }),
    doc_keywords: text('详情页关键词', '%disk_name%', { help: marks }),
    doc_h1: text('详情页大标题', '%disk_name%', { help: marks }),
    search_title: text('搜索页标题', '%disk_name% 搜索结果 - %site_name%', { help: marks }),
    noindex_search: flag('搜索页不收录', true),
    noindex_dead: flag('失效资源不收录', true),
    noindex_doc: flag('详情页默认不收录', false, { help: '资源自己设了收录时以资源为准' }),
  }),
  jsonKey('seo_push', '主动推送', 'private', {
    indexnow_enabled: flag('启用 IndexNow', false),
    indexnow_key: text('IndexNow 密钥', '', { max: 128, ...secret }),
    indexnow_endpoint: webAddress('IndexNow 接口地址', { help: '留空时用 https://api.indexnow.org/indexnow' }),
    baidu_enabled: flag('启用百度推送', false),
    baidu_site: text('百度站点', '', { max: 255 }),
    baidu_token: text('百度令牌', '', { max: 128, ...secret }),
    daily_quota: whole('每天最多推送', 2_000, [0, 100_000]),
  }),
]
