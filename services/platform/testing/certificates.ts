/** Certificates for HTTPS servers on loopback that stand in for real hosts. */
import { randomUUID } from 'node:crypto'
import type { webcrypto } from 'node:crypto'
import 'reflect-metadata' // required by `@peculiar/x509`
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'

export interface TestCertificate {
  /** PEM: the CA that clients must trust. */
  ca: string
  /** PEM: the server's certificate; `key` is its private key. */
  cert: string
  key: string
}

const dayMs = 86_400_000
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

const makeKeys = (): Promise<webcrypto.CryptoKeyPair> => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

/** Creates a CA and a certificate signed by it, valid for a year. @param hosts names, or '*.domain' */
export const makeCertificate = async (hosts: readonly string[]): Promise<TestCertificate> => {
  const [authority, server] = await Promise.all([makeKeys(), makeKeys()])
  // Clients that trust several authorities look them up by name.
  const authorityName = `CN=Pandex test authority ${randomUUID()}`
  const validity = { notBefore: new Date(Date.now() - dayMs), notAfter: new Date(Date.now() + 365 * dayMs) }
  const [ca, cert, key] = await Promise.all([
    X509CertificateGenerator.createSelfSigned({
      ...validity,
      name: authorityName,
      keys: authority,
      signingAlgorithm: algorithm,
      extensions: [new BasicConstraintsExtension(true, undefined, true)],
    }),
    X509CertificateGenerator.create({
      ...validity,
      subject: 'CN=Pandex test server',
      issuer: authorityName,
      publicKey: server.publicKey,
      signingKey: authority.privateKey,
      signingAlgorithm: algorithm,
      extensions: [new SubjectAlternativeNameExtension(hosts.map((value) => ({ type: 'dns', value })))],
    }),
    crypto.subtle.exportKey('pkcs8', server.privateKey),
  ])
  return { ca: ca.toString('pem'), cert: cert.toString('pem'), key: PemConverter.encode(key, 'PRIVATE KEY') }
}
