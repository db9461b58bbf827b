import type { Db } from '@pandex/platform/postgres'

/** Removed with each session that is ended: more than one session adds, so that nothing piles up. */
const prunedAtOnce = 20

/** Ends one session for as long as its token would have been good; rows whose token has run out go. */
export const endSession = async (db: Db, sessionId: string, expireAt: Date, now: Date): Promise<void> => {
  await db('ended_sessions').insert({ session_id: sessionId, expire_at: expireAt }).onConflict('session_id').ignore()
  const overdue = db('ended_sessions').where('expire_at', '<', now).limit(prunedAtOnce).forUpdate().skipLocked()
  await db('ended_sessions').whereIn('session_id', overdue.select('session_id')).delete()
}
