import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { protos } from '@pandex/platform/grpc/protos'
import type { Db } from '@pandex/platform/postgres'
import { createBoundedQueue } from './domain/bounded-queue.ts'
import { createTokenSigner } from './domain/session-token.ts'
import type { SigningKey } from './domain/session-token.ts'
import { accountHandlers } from './handlers/accounts.ts'
import { sessionHandlers } from './handlers/sessions.ts'

export interface AppDeps {
  db: Db
  signingKey: SigningKey
  clock: () => Date
}

/** Two hashes at once leave half of Node's thread pool to others; a full queue is worked off in about half a second. */
const hashingLimits = { concurrency: 2, capacity: 64 }

export const createApp = ({ db, signingKey, clock }: AppDeps): { services: ServiceImplementation[] } => {
  const hashing = createBoundedQueue(hashingLimits)
  const signToken = createTokenSigner(signingKey, clock)
  return {
    services: [implement(protos.user, { ...accountHandlers({ db }), ...sessionHandlers({ db, hashing, signToken }) })],
  }
}
