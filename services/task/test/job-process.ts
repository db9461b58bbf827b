/** A replica that runs one kind of job, for tests that kill it: `node job-process.ts <database URL>`. */
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { createLogger } from '@pandex/platform/logging/logger'
import { countKind, shortLease } from './count-kind.ts'
import { schedulesOf } from './schedules-of.ts'
import { startRunner } from '../jobs/runner.ts'

const [, , url = ''] = process.argv
const log = createLogger('test', 'silent')
const { db } = openPostgres({ url, poolSize: 4, log })
const siteConfig = schedulesOf({})
startRunner({ db, kinds: { count: countKind() }, siteConfig, clock: () => new Date(), log }, shortLease)
