import { generateKeyPairSync } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSetup, officialGateway, readSetup } from './alipay-settings.ts'
import type { AlipaySettings } from './alipay-settings.ts'

const [own, theirs, weak] = [2048, 2048, 1024].map((modulusLength) =>
  generateKeyPairSync('rsa', { modulusLength }),
) as [
  { privateKey: KeyObject; publicKey: KeyObject },
  { privateKey: KeyObject; publicKey: KeyObject },
  { privateKey: KeyObject; publicKey: KeyObject },
]
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const privateText = (key: KeyObject, type: 'pkcs1' | 'pkcs8' = 'pkcs8'): string =>
  key.export({ format: 'der', type }).toString('base64')
const publicText = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64')

const settings: AlipaySettings = {
  app_id: '2021000000000001',
  seller_id: '2088000000000001',
  private_key: privateText(own.privateKey),
  alipay_public_key: publicText(theirs.publicKey),
  gateway: '',
}

test.each([
  ['PKCS8 as base64', privateText(own.privateKey)],
  ['PKCS1 as base64', privateText(own.privateKey, 'pkcs1')],
  ['PKCS8 as PEM', own.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()],
  ['PKCS1 as PEM', own.privateKey.export({ format: 'pem', type: 'pkcs1' }).toString()],
  ['base64 in lines with spaces', ` ${privateText(own.privateKey).replaceAll(/.{64}/g, '$&\r\n')} `],
])('accepts a private key that is %s', (_form, private_key) => {
  const setup = readSetup({ ...settings, private_key })
  expect(isSetup(setup) && setup.privateKey.equals(own.privateKey)).toBe(true)
})

test('uses the official gateway unless another one is set', () => {
  expect(readSetup(settings)).toMatchObject({ gateway: officialGateway })
  expect(readSetup({ ...settings, gateway: 'https://gateway.example/do' })).toMatchObject({
    gateway: 'https://gateway.example/do',
  })
})

test.each<[string, Partial<AlipaySettings>, string, RegExp]>([
  ['no application', { app_id: '' }, 'app_id', /没有填写应用编号/],
  ['a wrong application', { app_id: 'abc' }, 'app_id', /须是数字/],
  ['no seller', { seller_id: '' }, 'app_id', /2088/],
  ['no private key', { private_key: ' ' }, 'private_key', /没有填写应用私钥/],
  ['an unreadable private key', { private_key: 'aGFsbG8=' }, 'private_key', /无法识别/],
  ['a private key of other characters', { private_key: '密钥' }, 'private_key', /无法识别/],
  ['a public key as private key', { private_key: publicText(own.publicKey) }, 'private_key', /填的是公钥/],
  ['a weak private key', { private_key: privateText(weak.privateKey) }, 'private_key', /2048 位/],
  ['an elliptic private key', { private_key: privateText(elliptic.privateKey) }, 'private_key', /RSA/],
  ['no public key', { alipay_public_key: '' }, 'public_key', /没有填写支付宝公钥/],
  ['an unreadable public key', { alipay_public_key: 'aGFsbG8=' }, 'public_key', /无法识别/],
  ['the own public key', { alipay_public_key: publicText(own.publicKey) }, 'public_key', /应用公钥/],
  ['a private key as public key', { alipay_public_key: privateText(theirs.privateKey) }, 'public_key', /填的是私钥/],
  ['a certificate', { alipay_public_key: '-----BEGIN CERTIFICATE-----\nAAAA' }, 'public_key', /证书/],
  ['a weak public key', { alipay_public_key: publicText(weak.publicKey) }, 'public_key', /2048 位/],
])('says which value is wrong: %s', (_what, change, check, message) => {
  const problem = readSetup({ ...settings, ...change })
  expect(problem).toEqual({ check, message: expect.stringMatching(message) })
  for (const key of [settings.private_key, settings.alipay_public_key, 'aGFsbG8='])
    expect(JSON.stringify(problem)).not.toContain(key)
})
