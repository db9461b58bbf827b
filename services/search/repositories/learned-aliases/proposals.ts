import type { AliasProposal__Output as AliasProposal } from '@pandex/platform/gen/pandex/search/v1/AliasProposal'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { maxNetworks } from '../../domain/hot-keys/search-counts.ts'
import { minNetworks } from '../../domain/learned-aliases/reformulation.ts'
import type { AliasPair } from '../../domain/learned-aliases/reformulation.ts'

export interface Reformulation extends AliasPair {
  day: string
  networks: string[]
}

/** Bound of proposals that wait for an admin; further pairs are not proposed, but known ones are updated. */
const maxPending = 1_000

/**
 * Adds the networks to those of each pair and day, and proposes pairs that enough networks of a day have. One call at a time.
 * @param reformulations one for each pair and day
 */
export const addReformulations = async (
  trx: Knex.Transaction,
  reformulations: readonly Reformulation[],
  now: Date,
): Promise<void> => {
  if (reformulations.length === 0) return
  await trx.raw(
    `with given as (
       select * from jsonb_to_recordset(?::jsonb)
         as given (day date, "nameKey" text, "titleKey" text, name text, title text, networks text[])
     ), remembered as (
       insert into alias_network as known (day, name_key, title_key, networks)
       select day, "nameKey", "titleKey", networks from given order by day, "nameKey", "titleKey"
       on conflict (day, name_key, title_key) do update set
         networks = array(select distinct unnest(known.networks || excluded.networks) limit ${maxNetworks})
       returning day, name_key, title_key, cardinality(networks) as networks
     ), agreed as (
       select distinct on (name_key, title_key) name_key, title_key, name, title, remembered.networks
       from remembered join given on given.day = remembered.day and "nameKey" = name_key and "titleKey" = title_key
       where remembered.networks >= ${minNetworks}
       order by name_key, title_key, remembered.networks desc
     )
     insert into alias_proposal as known (name_key, title_key, name, title, networks, last_time)
     select name_key, title_key, name, title, networks, ? from (
       select agreed.*, is_known, row_number() over (partition by is_known order by agreed.networks desc) as place from agreed
       cross join lateral (
         select exists (select from alias_proposal old
           where old.name_key = agreed.name_key and old.title_key = agreed.title_key) as is_known
       ) as lookup
     ) as ranked
     where is_known or place <= ${maxPending} - (select count(*) from alias_proposal where state = 'pending')
     order by name_key, title_key
     on conflict (name_key, title_key) do update
     set networks = greatest(known.networks, excluded.networks), last_time = excluded.last_time`,
    [JSON.stringify(reformulations), now.toISOString()],
  )
}

interface StoredProposal {
  id: number
  name: string
  title: string
  networks: number
  state: string
  create_time: Date
  last_time: Date
}

const columns = ['id', 'name', 'title', 'networks', 'state', 'create_time', 'last_time']

const rules = { sortable: { last_time: 'last_time', networks: 'networks' }, sort: 'last_time' }

const fromRow = (row: StoredProposal): AliasProposal => ({
  ...row,
  create_time: row.create_time.toISOString(),
  last_time: row.last_time.toISOString(),
})

export const listProposals = async (
  db: Db,
  page: Page | null,
  state: string,
): Promise<{ list: AliasProposal[]; total: number }> => {
  const query = db('alias_proposal')
  if (state !== '') query.where({ state })
  const { rows, total } = await listQuery<StoredProposal>(query, page, rules, columns)
  return { list: rows.map(fromRow), total }
}

/** Locks the proposal until the transaction ends. */
export const lockProposal = async (trx: Knex.Transaction, id: number): Promise<AliasProposal | undefined> => {
  const row: StoredProposal | undefined = await trx('alias_proposal').where({ id }).forUpdate().first(columns)
  return row && fromRow(row)
}

export const setProposalState = async (trx: Knex.Transaction, id: number, state: string): Promise<void> => {
  await trx('alias_proposal').where({ id }).update({ state })
}
