import { z } from 'zod'
import { choice, flag, imageUrl, jsonSetting, listOf, longText, text, linkUrl, integer } from './define-setting.ts'

const origin = z
  .string()
  .regex(/^$|^https?:\/\/[^\s/?#@]+$/i, '请输入形如 https://example.com 的地址，结尾不带 /')
  .default('')
  .meta({ title: '网站地址', help: '用于站点地图、规范链接和推送；留空时取管理员访问后台的地址' })

const adSlot = z.strictObject({
  slot: choice(
    '位置',
    {
      home: '首页',
      search_top: '搜索页上方',
      search_side: '搜索页侧边',
      doc_top: '详情页上方',
      doc_side: '详情页侧边',
    },
    'home',
  ),
  enabled: flag('启用', true),
  text: text('文字'),
  image_url: imageUrl('图片地址'),
  link_url: linkUrl('链接地址'),
})

const asideButton = z.strictObject({
  text: text('文字', '', { max: 20 }),
  icon: text('图标', '', { max: 50 }),
  link_url: linkUrl('链接地址'),
})

export const siteSettings = [
  jsonSetting('site_basic', 'site', '网站信息', 'public', {
    site_name: z.string().trim().min(1).max(50).default('Pandex').meta({ title: '网站名称' }),
    title: text('首页标题', '网盘资源搜索'),
    description: text('网站描述', '搜索百度网盘、阿里云盘、夸克网盘、UC网盘、迅雷云盘、115网盘和蓝奏云的公开分享资源'),
    keywords: text('关键词', '网盘搜索,资源搜索', { help: '用英文逗号分隔' }),
    host: origin,
    logo_url: imageUrl('标志图片地址'),
    icp: text('备案号', '', { max: 100 }),
    copyright: text('版权说明'),
    contact: text('联系方式', '', { help: '验证窗口也会显示，看不到图片的访客照此联系' }),
  }),
  jsonSetting('index_show', 'home', '首页显示', 'public', {
    show_slogan: flag('显示标语', true),
    show_hot_keys: flag('显示热搜词', true),
    hot_keys_size: integer('热搜词数量', 20, [0, 50]),
    show_latest: flag('显示最新资源', true),
    latest_size: integer('最新资源数量', 10, [0, 50]),
    show_hot: flag('显示热门资源', true),
    hot_size: integer('热门资源数量', 10, [0, 50]),
    show_films: flag('显示影视', true),
    films_size: integer('影视数量', 12, [0, 50]),
    show_cates: flag('显示分类词', true),
    show_links: flag('显示推荐链接', true),
    show_friends: flag('显示友情链接和站群', true),
    show_import: flag('显示导入入口', true),
  }),
  jsonSetting('index_text', 'home', '首页文字', 'public', {
    slogan: text('标语', '搜一下，资源就在眼前'),
    latest_title: text('最新资源标题', '最新资源'),
    hot_title: text('热门资源标题', '热门资源'),
    hot_keys_title: text('热门词标题', '热门'),
    films_title: text('影视标题', '影视'),
    cates_title: text('分类词标题', '分类'),
    links_title: text('推荐链接标题', '常用'),
    groups_title: text('站群标题', '更多站点'),
    friends_title: text('友情链接标题', '友情链接'),
    footer: longText('页脚文字', '本站只提供网盘资源的搜索，不存储任何文件'),
  }),
  jsonSetting('notice', 'home', '公告', 'public', {
    enabled: flag('启用', false),
    title: text('标题', '公告'),
    text: longText('内容'),
    closable: flag('可以关闭', true),
  }),
  jsonSetting('ads', 'home', '广告位', 'public', { slots: listOf('广告', adSlot) }),
  jsonSetting('aside_btn', 'home', '浮动按钮', 'public', {
    back_to_top: flag('返回顶部', true),
    buttons: listOf('按钮', asideButton),
  }),
  jsonSetting('other_pub', 'other', '自定义公开值', 'public', {
    values: z.record(z.string().min(1).max(100), z.string().max(20_000)).default({}).meta({
      title: '名称和值',
      help: '所有访客都能读到；repository_url 和 documentation_url 是后台顶栏里项目仓库和文档的网址',
    }),
  }),
  jsonSetting('system_switch', 'site', '系统开关', 'public', {
    maintenance_mode: flag('维护模式', false, { help: '打开后访客只看到维护提示' }),
    maintenance_text: text('维护提示', '网站维护中，请稍后再来'),
  }),
]
