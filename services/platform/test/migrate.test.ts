import { expect, test } from 'vitest'
import { migrateDatabase } from '../src/setup/migrate.ts'
import { createDatabase, silentLogger } from '../testing/fixtures.ts'

test('migrations may take longer than requests, since they rewrite tables with data', async () => {
  await using database = await createDatabase('platform')
  const { db, url } = database
  // knex records applied migrations over the connection that applies them.
  await db.raw(`
    create table allowed (statement_ms integer);
    create function note_allowed() returns trigger language plpgsql as $$
      begin
        insert into allowed select setting::integer from pg_settings where name = 'statement_timeout';
        return new;
      end
    $$;
    create trigger note_allowed after insert on knex_migrations for each row execute function note_allowed();
  `)
  await migrateDatabase(url, 'user', silentLogger())
  const [least] = await db('allowed').min({ ms: 'statement_ms' })
  expect(least?.ms).toBeGreaterThanOrEqual(600_000)
})

test('migrations of a newer version stay applied when an older one prepares the database', async () => {
  await using database = await createDatabase('user')
  const { db, url } = database
  await db.raw('create table added_later (id bigserial primary key)')
  await db.raw('alter table accounts add column added_later text')
  const later = { name: '29990101000000_added_later.ts', batch: 99, migration_time: new Date() }
  await db('knex_migrations').insert(later)
  const before = await db('knex_migrations').orderBy('id')
  expect(await migrateDatabase(url, 'user', silentLogger())).toEqual([])
  expect(await db('knex_migrations').orderBy('id')).toEqual(before)
  expect(await db('accounts').columnInfo()).toHaveProperty('added_later')
})
