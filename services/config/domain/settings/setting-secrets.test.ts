import { expect, test, vi } from 'vitest'
import { createSettingSecrets, secretSettings } from './setting-secrets.ts'

const secrets = createSettingSecrets('a secret of the services')

const face = JSON.stringify({ app_id: '2021', private_key: 'canary-key', alipay_public_key: '', gateway: '' })

test('encrypts secret fields only, and reads them back', () => {
  const sealed = secrets.seal('alipay_face', face)
  expect(sealed).not.toContain('canary')
  expect(JSON.parse(sealed)).toMatchObject({
    app_id: '2021',
    private_key: expect.stringMatching(/^sealed:v1:/),
    alipay_public_key: '',
  })
  expect(secrets.open('alipay_face', sealed)).toBe(face)
})

test('encrypts lists and keeps switches', () => {
  const gemini = JSON.stringify({ keys: ['canary-1', 'canary-2'], model: 'm' })
  const sealed = secrets.seal('gemini', gemini)
  expect(sealed).not.toContain('canary')
  expect(secrets.open('gemini', sealed)).toBe(gemini)
  expect(secrets.seal('gemini', '{"keys":[]}')).toBe('{"keys":[]}')
})

test('reads plain values of earlier versions', () => {
  expect(secrets.open('alipay_face', face)).toBe(face)
  expect(secrets.needsSealing('alipay_face', face)).toBe(true)
  expect(secrets.needsSealing('alipay_face', secrets.seal('alipay_face', face))).toBe(false)
})

test('leaves settings without secrets and damaged texts as they are', () => {
  for (const [name, text] of [
    ['site_basic', '{"site_name":"甲"}'],
    ['enable_doc_notice', 'true'],
    ['alipay_face', 'not JSON'],
    ['alipay_face', '[1]'],
  ] as const) {
    expect(secrets.seal(name, text)).toBe(text)
    expect(secrets.open(name, text)).toBe(text)
  }
})

test('encrypts a value of the previous secret again with the current one, once', () => {
  const rotated = createSettingSecrets(['the current secret', 'a secret of the services'])
  const stored = secrets.seal('alipay_face', face)
  expect(rotated.open('alipay_face', stored)).toBe(face)
  expect(rotated.needsSealing('alipay_face', stored)).toBe(true)
  const sealed = rotated.seal('alipay_face', stored)
  expect(rotated.needsSealing('alipay_face', sealed)).toBe(false)
  expect(createSettingSecrets('the current secret').open('alipay_face', sealed)).toBe(face)
})

test('a value opens with its own secret and at its own place only', () => {
  const onFailure = vi.fn()
  const sealed = secrets.seal('alipay_face', face)
  expect(createSettingSecrets('another secret', onFailure).open('alipay_face', sealed)).not.toContain('sealed')
  expect(onFailure).toHaveBeenCalledWith('alipay_face.private_key')
  const { private_key: moved } = JSON.parse(sealed) as { private_key: string }
  expect(secrets.open('email', JSON.stringify({ password: moved }))).toBe('{}')
})

test('knows the settings with secrets', () => {
  expect(secretSettings).toEqual(
    expect.arrayContaining(['alipay_face', 'email', 'gemini', 'seo_push', 'upload_storage']),
  )
})
