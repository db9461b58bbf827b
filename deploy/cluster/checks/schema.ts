import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { helm } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { withWrites } from '../load/writer.ts'
import { components, options } from '../options.ts'
import { deploy } from '../release.ts'
import { query } from '../stores.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'
import { changed, revisionOf } from './rollouts.ts'

/** A table of each database that gets reads and writes meanwhile. */
const changedTables = {
  user: 'accounts',
  disk: 'disk',
  search: 'searched_key',
  order: 'orders',
  config: 'blacklist',
  task: 'import_task',
} as const

const services = Object.keys(changedTables) as (keyof typeof changedTables)[]

/** Later than all migrations of the image under test. */
const migration = '29990101000000_cluster_test.ts'

/** What a migration of a newer version may do, in one statement; safe to repeat. */
const migrateLater = (table: string): string => `
  do $$ begin
    perform set_config('lock_timeout', '5s', true);
    create table if not exists cluster_test_later (id bigserial primary key, note text);
    alter table ${table} add column if not exists cluster_test_note text,
      add column if not exists cluster_test_flag boolean not null default false;
    delete from knex_migrations where name = '${migration}';
    insert into knex_migrations (name, batch, migration_time)
      select '${migration}', coalesce(max(batch), 0) + 1, now() from knex_migrations;
  end $$`

const revertLater = (table: string): string => `
  do $$ begin
    perform set_config('lock_timeout', '5s', true);
    alter table ${table} drop column if exists cluster_test_note, drop column if exists cluster_test_flag;
    drop table if exists cluster_test_later;
    delete from knex_migrations where name = '${migration}';
  end $$`

const runEverywhere = async (sqlOf: (table: string) => string): Promise<void> => {
  for (const service of services)
    await waitFor(async () => Boolean(await query(service, sqlOf(changedTables[service]))), 60_000)
}

const countMigrations = async (): Promise<number[]> => {
  const counts: number[] = []
  for (const service of services) {
    const [row] = await query<{ rows: number }>(service, 'select count(*)::int as rows from knex_migrations')
    counts.push(row?.rows ?? 0)
  }
  return counts
}

/** The current image runs, prepares its databases and is rolled back to while they have the schema of a newer version. */
export const schema: Check = {
  name: 'schema',
  run: async () => {
    const site = await useSite()
    const before = await countMigrations()
    let written = ''
    try {
      const report = await withLoad(site, async () => {
        written = await withWrites(site, async () => {
          await runEverywhere(migrateLater)
          // Fails unless the Job that migrates succeeds.
          await deploy(components.map(changed), ['--reuse-values'])
          await helm(['rollback', options.release, '--wait', '--timeout', '300s'])
        })
      })
      const after = await countMigrations()
      const kept = after.every((count, at) => count === (before[at] ?? 0) + 1)
      expect(kept, `migrations before ${before.join(', ')}, after ${after.join(', ')}: one more each expected`)
      return `${assertFailures(report)}, upgraded and rolled back with ${services.length} newer schemas, ${await revisionOf()}; ${written}`
    } finally {
      await runEverywhere(revertLater)
    }
  },
}
