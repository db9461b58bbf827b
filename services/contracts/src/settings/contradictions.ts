import type { SettingValues } from './all-settings.ts'
import { findMailGap } from './mail-gap.ts'

interface Contradiction {
  /** Settings that the rule reads. The warning is shown at the first. */
  settings: readonly (keyof SettingValues)[]
  message: string
}

type Rule = Contradiction & { applies: (values: SettingValues) => boolean }

const rule = <const K extends keyof SettingValues>(
  settings: readonly K[],
  message: string,
  applies: (values: Pick<SettingValues, K>) => boolean,
): Rule => ({ settings, message, applies })

/** Values that are valid each, but do not work together. Imports no registry of settings, so that the front may use it. */
const rules: readonly Rule[] = [
  rule(
    ['search_basic', 'wechat_pwd'],
    '访问条件是公众号口令，但口令没有启用或为空：访客无法翻到后面的页。',
    ({ search_basic, wechat_pwd }) =>
      search_basic.policy === 'wechat' && (!wechat_pwd.enabled || wechat_pwd.passphrase === ''),
  ),
  rule(
    ['search_basic', 'user'],
    '访问条件需要登录，但用户系统没有开放：访客无法登录。',
    ({ search_basic, user }) => ['login', 'coin'].includes(search_basic.policy) && !user.enable_user_system,
  ),
  rule(
    ['doc_basic', 'user'],
    '访问条件需要登录，但用户系统没有开放：访客无法登录。',
    ({ doc_basic, user }) => doc_basic.policy !== 'none' && !user.enable_user_system,
  ),
  rule(
    ['user', 'site_basic'],
    '启用了验证码，但没有填写联系方式：看不到图片的访客无法求助。',
    ({ user, site_basic }) => user.enable_captcha && site_basic.contact === '',
  ),
  rule(
    ['user', 'email'],
    '注册需要邮箱验证，但邮件服务没有启用：新用户收不到验证码。',
    ({ user, email }) => user.enable_register && user.email_verify && !email.enabled,
  ),
  rule(
    ['email'],
    '邮件服务已启用，但没有填写服务器或发件人。',
    ({ email }) => email.enabled && findMailGap(email) !== undefined,
  ),
  rule(
    ['site_basic'],
    '没有填写网站地址：站点地图、规范链接和推送使用管理员访问后台的地址。',
    ({ site_basic }) => site_basic.host === '',
  ),
  rule(
    ['gemini'],
    '文章生成已启用，但没有密钥或模型。',
    ({ gemini }) => gemini.enabled && (gemini.keys.length === 0 || gemini.model === ''),
  ),
  rule(
    ['seo_push'],
    '启用了推送，但没有填写密钥或站点。',
    ({ seo_push: push }) =>
      (push.indexnow_enabled && push.indexnow_key === '') ||
      (push.baidu_enabled && (push.baidu_site === '' || push.baidu_token === '')),
  ),
  rule(
    ['statistics'],
    'Umami 的域名和网站 ID 只填了一个：不会加载。',
    ({ statistics }) => (statistics.umami_host === '') !== (statistics.umami_id === ''),
  ),
  rule(
    ['anti_crawler_pub'],
    '防爬虫已启用，但密钥为空：签名不会生效。',
    ({ anti_crawler_pub: signing }) => signing.enabled && signing.key === '',
  ),
  rule(
    ['pay_type', 'user'],
    '启用了支付方式，但用户系统没有开放：没有人能下单。',
    ({ pay_type, user }) => (pay_type.alipay_face || pay_type.manual) && !user.enable_user_system,
  ),
  rule(
    ['pay_type', 'alipay_face'],
    '支付宝当面付已启用，但没有填写应用编号、收款账号或密钥：买家无法用支付宝付款。',
    ({ pay_type, alipay_face: { app_id, seller_id, private_key, alipay_public_key } }) =>
      pay_type.alipay_face && [app_id, seller_id, private_key, alipay_public_key].includes(''),
  ),
  rule(
    ['pay_type', 'manual_transfer'],
    '人工转账已启用，但没有收款码图片，付款说明里也没有别的办法：买家不知道怎样付款。',
    ({ pay_type, manual_transfer: { qr_url, text } }) =>
      pay_type.manual && qr_url === '' && (text.trim() === '' || text.includes('扫码')),
  ),
  rule(
    ['user_import_need_login', 'user'],
    '导入需要登录，但用户系统没有开放：访客无法导入。',
    ({ user_import_need_login, user }) => user_import_need_login === 'true' && !user.enable_user_system,
  ),
]

/** Contradictions among the values of all settings. */
export const findContradictions = (values: SettingValues): Contradiction[] =>
  rules.filter(({ applies }) => applies(values)).map(({ settings, message }) => ({ settings, message }))
