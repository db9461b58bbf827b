import type { ChallengeType } from '../enums.ts'
import { z } from 'zod'
import {
  choice,
  flag,
  hostName,
  imageUrl,
  jsonSetting,
  listOf,
  longTemplate,
  longText,
  secretField,
  serverUrl,
  template,
  text,
  integer,
} from './define-setting.ts'

const challengeLabels: Readonly<Record<ChallengeType, string>> = { click: '依次点字', rotate: '转正图片' }

const coinRange = [0, 1_000_000] as const

const exchangeRule = z.strictObject({
  id: z.string().min(1).max(32).meta({ title: '编号' }),
  title: text('名称', '', { max: 50 }),
  coin: z.int().min(1).max(1_000_000).meta({ title: '所需积分' }),
  vip_days: z.int().min(1).max(36_500).meta({ title: '会员天数' }),
})

const codeNames = ['code', 'site_name']
const receiptNames = ['site_name', 'goods_name', 'amount', 'order_no', 'granted']
const reportNames = ['site_name', 'disk_name', 'result', 'note']

export const userSettings = [
  jsonSetting('user', 'user', '用户系统', 'public', {
    enable_user_system: flag('开放用户系统', false, { help: '打开后显示登录、注册和找回密码入口' }),
    enable_register: flag('允许注册', true),
    enable_captcha: flag('启用验证码', false),
    captcha_type: choice('验证码类型', challengeLabels, 'click'),
    email_verify: flag('注册需要邮箱验证', false),
    register_coin: integer('注册赠送积分', 0, coinRange),
    check_in_coin: integer('签到积分', 1, coinRange),
    check_in_streak: integer('连续签到每天多得积分', 0, coinRange),
  }),
  jsonSetting('invite', 'user', '邀请奖励', 'public', {
    enabled: flag('启用', false),
    inviter_coin: integer('邀请人得积分', 10, coinRange),
    invitee_coin: integer('被邀请人得积分', 10, coinRange),
    max_per_day: integer('每人每天最多奖励次数', 10, [0, 10_000]),
  }),
  jsonSetting('user_search', 'user', '用户搜索权益', 'public', {
    free_pages: integer('普通用户可看页数', 5, [0, 1_000], {
      help: '搜索的访问条件为“付积分”时，不付积分可以翻到的页',
    }),
    vip_pages: integer('会员可看页数', 1_000, [0, 1_000]),
  }),
  jsonSetting('user_doc', 'user', '用户详情权益', 'public', {
    free_details_per_day: integer('普通用户每天免费详情数', 0, [0, 100_000], {
      help: '需要积分的资源，每天可以免费打开几个',
    }),
    vip_details_per_day: integer('会员每天免费详情数', 10, [0, 100_000]),
  }),
  jsonSetting('wechat_pwd', 'user', '公众号口令', 'public', {
    enabled: flag('启用', false),
    passphrase: z
      .string()
      .trim()
      .max(50)
      .default('')
      .meta({ title: '口令', ...secretField }),
    qr_url: imageUrl('二维码图片地址'),
    tip: text('提示', '关注公众号，回复“口令”获取访问口令'),
  }),
  jsonSetting('pay_type', 'payment', '支付方式', 'public', {
    alipay_face: flag('支付宝当面付', false),
    manual: flag('人工转账', false, { help: '买家扫收款码转账并填写付款备注，管理员确认到账' }),
  }),
  jsonSetting('manual_transfer', 'payment', '人工转账', 'private', {
    qr_url: imageUrl('收款码图片'),
    text: longText('付款说明', '请扫码付款，付款后填写付款备注或转账单号，管理员确认后到账。'),
  }),
  jsonSetting('coin2any', 'user', '积分兑换', 'public', {
    enabled: flag('启用', false),
    rules: listOf('规则', exchangeRule),
  }),
  jsonSetting('cdkey_rule', 'user', '激活码规则', 'private', {
    prefix: text('前缀', '', { max: 16 }),
    length: integer('长度', 16, [12, 64], { help: '不含前缀' }),
  }),
  jsonSetting('alipay_face', 'payment', '支付宝当面付', 'private', {
    app_id: text('应用编号', '', { max: 64 }),
    seller_id: text('收款账号编号', '', { max: 64 }),
    private_key: longText('应用私钥', '', secretField),
    alipay_public_key: longText('支付宝公钥', '', secretField),
    gateway: serverUrl('网关地址', { help: '留空时用支付宝的正式网关' }),
  }),
  jsonSetting('email', 'mail', '邮件服务', 'private', {
    enabled: flag('启用', false),
    host: hostName('服务器', '', { isPrivateAllowed: true }),
    port: integer('端口', 465, [1, 65_535]),
    tls: flag('使用 TLS', true),
    username: text('账号', '', { max: 255 }),
    password: text('密码', '', secretField),
    from: text('发件人', '', { max: 255 }),
  }),
  jsonSetting('email_body', 'mail', '邮件内容', 'private', {
    register_subject: template('注册邮件标题', '%site_name% 注册验证码', codeNames),
    register_body: longTemplate('注册邮件内容', '您的注册验证码是 %code%，10 分钟内有效。', codeNames),
    taken_subject: template('邮箱已注册时的邮件标题', '%site_name% 账号提醒', ['site_name']),
    taken_body: longTemplate(
      '邮箱已注册时的邮件内容',
      '有人用这个邮箱在 %site_name% 申请注册，但它已经注册过。您可以直接登录或找回密码；如果不是您本人操作，请忽略。',
      ['site_name'],
    ),
    find_pass_subject: template('找回密码邮件标题', '%site_name% 找回密码', codeNames),
    find_pass_body: longTemplate(
      '找回密码邮件内容',
      '您的验证码是 %code%，10 分钟内有效。如果不是您本人操作，请忽略。',
      codeNames,
    ),
    change_email_subject: template('更换邮箱邮件标题', '%site_name% 更换邮箱', codeNames),
    change_email_body: longTemplate(
      '更换邮箱邮件内容',
      '有人要把这个邮箱设为 %site_name% 账号的新邮箱，验证码是 %code%，10 分钟内有效。如果不是您本人操作，请忽略。',
      codeNames,
    ),
    report_subject: template('举报答复邮件标题', '%site_name% 对您反馈的答复', reportNames),
    report_body: longTemplate(
      '举报答复邮件内容',
      '您在 %site_name% 反馈的资源「%disk_name%」有了结果：%result%。\n\n%note%',
      reportNames,
    ),
    receipt_subject: template('订单回执邮件标题', '%site_name% 订单已完成', receiptNames),
    receipt_body: longTemplate(
      '订单回执邮件内容',
      '您在 %site_name% 购买的「%goods_name%」已到账：%granted%。\n\n金额：%amount% 元\n订单号：%order_no%',
      receiptNames,
    ),
  }),
]
