import { protos } from '@pandex/platform/grpc/protos'
import { capturedLogger, testContext } from '@pandex/platform/testing/fixtures'
import { startTestService } from '@pandex/platform/testing/service-harness'
import { generateKeyPairSync } from 'node:crypto'
import { createApp } from '../app.ts'
import { hashPassword } from '../domain/password.ts'

/** The user service over a database of its own, and what tests do to it. `lines` holds everything it logs. */
export const startUserService = async () => {
  const { log, lines } = capturedLogger()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: 'key-1' }
  const service = await startTestService({
    service: 'user',
    definition: protos.user,
    createApp: ({ db }) => createApp({ db, signingKey, clock: () => new Date() }),
    log,
  })
  return {
    ...service,
    publicKey,
    lines,
    login: (username: string, password: string) => service.client.Login({ username, password }, testContext()),
    addAccount: async (fields: { username: string; password: string; email?: string; role?: string }) => {
      const password = await hashPassword(fields.password)
      const [row] = await service
        .db('accounts')
        .insert({ ...fields, password })
        .returning('id')
      return Number(row.id)
    },
  }
}
