import type { Knex } from '@pandex/platform/postgres/postgres'

/** Finds the mail addresses of old reports and claims, and what a visitor claimed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create index report_with_contact on report (create_time) where contact <> '';
    create index copyright_claim_with_contact on copyright_claim (update_time) where contact <> '';
    create index copyright_claim_visitor on copyright_claim (visitor);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index copyright_claim_visitor, copyright_claim_with_contact, report_with_contact')
}
