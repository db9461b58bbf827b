import type { KeyObject } from 'node:crypto'
import type { SettingValues } from '@pandex/contracts/settings/all-settings'
import { readAlipayPublicKey, readPrivateKey } from './alipay-keys.ts'
import type { KeyProblem } from './alipay-keys.ts'

export type AlipaySettings = SettingValues['alipay_face']

export interface AlipaySetup {
  appId: string
  sellerId: string
  privateKey: KeyObject
  alipayPublicKey: KeyObject
  gateway: string
}

export interface SetupProblem {
  check: 'app_id' | 'private_key' | 'public_key'
  /** For admins, in Chinese, without any part of a key. */
  message: string
}

export const officialGateway = 'https://openapi.alipay.com/gateway.do'

const privateKeyTexts: Readonly<Record<KeyProblem, string>> = {
  missing: '没有填写应用私钥',
  unreadable: '应用私钥无法识别，请填写 PKCS1 或 PKCS8 格式的 RSA2 私钥',
  weak: '应用私钥须是 2048 位以上的 RSA 密钥',
  wrong_kind: '应用私钥一栏填的是公钥，请填写应用私钥',
  certificate: '应用私钥无法识别',
  own_key: '应用私钥无法识别',
}

const publicKeyTexts: Readonly<Record<KeyProblem, string>> = {
  missing: '没有填写支付宝公钥',
  unreadable: '支付宝公钥无法识别，请从开放平台“查看支付宝公钥”处复制',
  weak: '支付宝公钥须是 2048 位以上的 RSA 密钥',
  wrong_kind: '支付宝公钥一栏填的是私钥，请填写支付宝公钥',
  certificate: '支付宝公钥一栏填的是证书，请在开放平台改用密钥模式并填写支付宝公钥',
  own_key: '支付宝公钥一栏填的是应用公钥，请填写开放平台显示的支付宝公钥',
}

/** The first problem of the saved values, in the order of the checks. */
export const readSetup = (settings: AlipaySettings): AlipaySetup | SetupProblem => {
  const [appId, sellerId] = [settings.app_id.trim(), settings.seller_id.trim()]
  if (appId === '') return { check: 'app_id', message: '没有填写应用编号' }
  if (!/^\d{10,32}$/.test(appId)) return { check: 'app_id', message: '应用编号须是数字，请从开放平台的应用详情复制' }
  if (!/^2088\d{12}$/.test(sellerId)) return { check: 'app_id', message: '收款账号编号须是以 2088 开头的 16 位数字' }
  const own = readPrivateKey(settings.private_key)
  if (!own.key) return { check: 'private_key', message: privateKeyTexts[own.problem] }
  const theirs = readAlipayPublicKey(settings.alipay_public_key, own.key)
  if (!theirs.key) return { check: 'public_key', message: publicKeyTexts[theirs.problem] }
  const gateway = settings.gateway.trim() || officialGateway
  return { appId, sellerId, privateKey: own.key, alipayPublicKey: theirs.key, gateway }
}

export const isSetup = (read: AlipaySetup | SetupProblem): read is AlipaySetup => 'appId' in read
