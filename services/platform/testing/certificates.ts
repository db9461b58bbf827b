/** Certificates for HTTPS servers on loopback that stand in for real hosts, generated without openssl. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

export interface TestCertificate {
  /** PEM: the CA that clients must trust. */
  ca: string
  /** PEM: the server's certificate; `key` is its private key. */
  cert: string
  key: string
}

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`, 'latin1'))

/** A distinguished name with only a common name (2.5.4.3). */
const nameOf = (text: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const version3 = der(0xa0, der(0x02, Buffer.from([2])))
const yes = der(0x01, Buffer.from([255]))

/** Basic constraints (2.5.29.19), critical: a CA. */
const isAuthority = sequence(oid('551d13'), yes, der(0x04, sequence(yes)))

/** Subject alternative names (2.5.29.17). */
const isFor = (hosts: readonly string[]): Buffer =>
  sequence(oid('551d11'), der(0x04, sequence(...hosts.map((host) => der(0x82, Buffer.from(host, 'latin1'))))))

const issue = (subject: string, publicKey: KeyObject, extension: Buffer, signer: { name: string; key: KeyObject }) => {
  const dayMs = 86_400_000
  const content = sequence(
    version3,
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(signer.name),
    sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + 365 * dayMs))),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, signer.key))
  const text = sequence(content, ecdsaWithSha256, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${(text.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`
}

const makeKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Creates a CA and a certificate signed by it, valid for a year. @param hosts names, or '*.domain' */
export const makeCertificate = (hosts: readonly string[]): TestCertificate => {
  const authority = makeKeys()
  const server = makeKeys()
  const signer = { name: 'Pandex test authority', key: authority.privateKey }
  return {
    ca: issue(signer.name, authority.publicKey, isAuthority, signer),
    cert: issue('Pandex test server', server.publicKey, isFor(hosts), signer),
    key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
