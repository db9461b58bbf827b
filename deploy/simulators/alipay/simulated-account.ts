/** The account of the simulated merchant with both pairs of keys. */
import {
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomInt,
} from 'node:crypto'
import type { KeyObject } from 'node:crypto'

export interface SimulatedAccount {
  app_id: string
  seller_id: string
  /** Of the application: PKCS8, base64. The site signs with it. */
  private_key: string
  /** Of Alipay: SPKI, base64. The site verifies with it. */
  alipay_public_key: string
  /** Of Alipay: PKCS8, base64. Only the simulator has it. */
  alipay_private_key: string
}

const makePair = (): { privateKey: string; publicKey: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') }
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

export const createSimulatedAccount = (): SimulatedAccount => {
  const [app, alipay] = [makePair(), makePair()]
  return {
    app_id: `2021${digits(12)}`,
    seller_id: `2088${digits(12)}`,
    private_key: app.privateKey,
    alipay_public_key: alipay.publicKey,
    alipay_private_key: alipay.privateKey,
  }
}

/** Fields in the order of their names; fields without a value are not signed. */
const textToSign = (fields: Iterable<readonly [string, string]>): string =>
  [...fields]
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

export const createAccountKeys = (account: SimulatedAccount) => {
  const read = (base64: string): KeyObject =>
    createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' })
  const privateKey = read(account.alipay_private_key)
  const appKey = createPublicKey(read(account.private_key))
  const sign = (text: string): string => createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')
  return {
    sign,
    /** `sign_type` is not signed in notifications. */
    signNotification: (fields: Readonly<Record<string, string>>): string =>
      sign(textToSign(Object.entries(fields).filter(([name]) => name !== 'sign_type'))),
    isSignedByApp: (fields: ReadonlyMap<string, string>): boolean =>
      createVerify('RSA-SHA256')
        .update(textToSign(fields), 'utf8')
        .verify(appKey, fields.get('sign') ?? '', 'base64'),
  }
}
