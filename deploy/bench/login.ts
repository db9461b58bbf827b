import autocannon from 'autocannon'
import { hashPassword } from '../../services/user/domain/accounts/password.ts'
import { compare } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'

const connections = 8
const roundSeconds = 3
const rounds = 3

/** The service's own limit. */
const concurrentHashes = 2

const loginsPerSecond = async (url: string, credentials: object): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(credentials)
  const result = await autocannon({ url, connections, duration: roundSeconds, method: 'POST', headers, body })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

const hashesPerSecond = async (): Promise<number> => {
  const startedAt = performance.now()
  const endMs = startedAt + roundSeconds * 1_000
  let hashes = 0
  const hashOn = async (): Promise<void> => {
    while (performance.now() < endMs) {
      await hashPassword('a password of usual length')
      hashes += 1
    }
  }
  await Promise.all(Array.from({ length: concurrentHashes }, hashOn))
  return hashes / ((performance.now() - startedAt) / 1_000)
}

/** Compares logins through the whole product with hashing passwords alone. */
export const benchLogin = async (
  gatewayUrl: string,
  credentials: { username: string; password: string | undefined },
): Promise<Result> => {
  const url = new URL('/v1/user/login', gatewayUrl).href
  const { measured, reference, ratio } = await compare(rounds, () => loginsPerSecond(url, credentials), hashesPerSecond)
  return {
    name: `login (${connections} connections)`,
    measured: `${Math.round(measured)}/s`,
    reference: `argon2id alone ${Math.round(reference)}/s`,
    ratio,
  }
}
