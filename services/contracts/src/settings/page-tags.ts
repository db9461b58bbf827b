import { z } from 'zod'
import { isTagValue, tagForms } from '../page-tags.ts'
import type { TagForm } from '../page-tags.ts'
import { jsonSetting, listOf } from './define-setting.ts'

const maxLength = 255

/** Empty, or a text of a known form: no admin can write HTML or script. */
const tagValue = (title: string, form: TagForm, message: string, help: string, value = '') =>
  z
    .string()
    .max(maxLength)
    .refine((text) => text === '' || isTagValue(form, text), message)
    .default(value)
    .meta({ title, help })

const sourceHost = z
  .string()
  .max(maxLength)
  .regex(tagForms.sourceHost, '请输入小写域名，例如 cdn.example.com 或 *.example.com，不带协议、端口和路径')

const onlyContent = '只填标签里 content 的内容，不要粘贴整段代码'

const verification = (title: string, form: TagForm, name: string) =>
  tagValue(title, form, onlyContent, `验证标签 ${name} 的 content`)

export const pageTagSettings = [
  jsonSetting('statistics', 'seo', '网站统计', 'private', {
    baidu_id: tagValue(
      '百度统计 ID',
      'baiduTongji',
      '请输入 32 位的小写字母和数字',
      '统计代码里 hm.js? 后面的 32 位。统计脚本由对方提供，能读到页面上的一切；后台和登录页不加载',
    ),
    ga4_id: tagValue(
      'Google Analytics 4 衡量 ID',
      'googleAnalytics',
      '请输入以 G- 开头的衡量 ID',
      '数据流里的衡量 ID，例如 G-ABCDE12345',
    ),
    la51_id: tagValue('51.la 的 ID', 'la51', '请输入统计代码里 id 的值', '统计代码 LA.init 里 id 的值'),
    la51_ck: tagValue(
      '51.la 的 ck',
      'la51',
      '请输入统计代码里 ck 的值',
      '统计代码 LA.init 里 ck 的值，留空时与 ID 相同',
    ),
    umami_host: tagValue(
      'Umami 域名',
      'host',
      '请输入小写域名，不带协议、端口和路径',
      '自己部署的 Umami 的域名，需要 https，例如 stats.example.com',
    ),
    umami_id: tagValue(
      'Umami 网站 ID',
      'uuid',
      '请输入形如 xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx 的网站 ID',
      '和域名都填写才生效',
    ),
    plausible_host: tagValue(
      'Plausible 域名',
      'host',
      '请输入小写域名，不带协议、端口和路径',
      '自己部署的 Plausible 的域名',
      'plausible.io',
    ),
    plausible_site: tagValue(
      'Plausible 网站',
      'host',
      '请输入小写域名，不带协议、端口和路径',
      '在 Plausible 里添加的网站域名，留空时不启用',
    ),
    extra_hosts: listOf('额外允许的主机', sourceHost, [], {
      help: '页面还可以从这些 https 主机加载脚本和发送数据；上面的服务需要的主机已经自动允许',
    }),
  }),
  jsonSetting('site_verification', 'seo', '站长验证', 'private', {
    baidu: verification('百度', 'baiduSite', 'baidu-site-verification'),
    google: verification('Google', 'googleSite', 'google-site-verification'),
    bing: verification('必应', 'hex32', 'msvalidate.01'),
    so360: verification('360 搜索', 'hex32', '360-site-verification'),
    sogou: verification('搜狗', 'sogouSite', 'sogou_site_verification'),
    shenma: verification('神马', 'shenmaSite', 'shenma-site-verification'),
    yandex: verification('Yandex', 'yandexSite', 'yandex-verification'),
  }),
]
