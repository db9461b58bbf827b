import type { Db } from '@pandex/platform/postgres/postgres'

/** Expired rows deleted per insert: more than one, so that the table shrinks. */
const pruneBatchSize = 20

/** Ends a session until its token expires; deletes some expired rows. */
export const endSession = async (db: Db, sessionId: string, expireAt: Date, now: Date): Promise<void> => {
  await db('ended_sessions').insert({ session_id: sessionId, expire_at: expireAt }).onConflict('session_id').ignore()
  const overdue = db('ended_sessions').where('expire_at', '<', now).limit(pruneBatchSize).forUpdate().skipLocked()
  await db('ended_sessions').whereIn('session_id', overdue.select('session_id')).delete()
}
