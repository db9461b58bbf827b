import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listInvited } from '../repositories/invitations.ts'
import { findOwnAccount } from '../repositories/accounts.ts'

export const invitationHandlers = ({ db }: { db: Db }): Pick<HandlersOf<UserServiceDefinition>, 'ListInvited'> => ({
  ListInvited: async ({ page }, ctx) => {
    const { id } = requireUser(ctx, 'user')
    const [{ invite_code }, invited] = await Promise.all([findOwnAccount(db, id), listInvited(db, id, page)])
    return { ...invited, invite_code }
  },
})
