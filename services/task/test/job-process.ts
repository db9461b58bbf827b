/** A replica that runs one kind of job, for tests that kill it: `node job-process.ts <database URL>`. */
import { openPostgres } from '@pandex/platform/postgres'
import { createLogger } from '@pandex/platform/logger'
import { countKind, shortLease } from './count-kind.ts'
import { startRunner } from '../jobs/runner.ts'

const [, , url = ''] = process.argv
const log = createLogger('test', 'silent')
const { db } = openPostgres({ url, poolSize: 4, log })
const settings = { readSchedules: async () => ({}) }
startRunner({ db, kinds: { count: countKind() }, settings, clock: () => new Date(), log }, shortLease)
