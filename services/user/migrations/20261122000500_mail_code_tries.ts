import type { Knex } from '@pandex/platform/postgres/postgres'

/** Attempts at a code per network, so that others cannot exhaust the owner's. A mailed code may also verify a changed address. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table mail_code_tries (
      email text not null,
      purpose text not null,
      network text not null,
      tries integer not null,
      primary key (email, purpose, network),
      foreign key (email, purpose) references mail_codes on delete cascade
    );
    alter table mail_codes drop constraint mail_codes_purpose_check;
    alter table mail_codes add constraint mail_codes_purpose_check
      check (purpose in ('register', 'find_pass', 'change_email'));
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table mail_code_tries;
    delete from mail_codes where purpose = 'change_email';
    alter table mail_codes drop constraint mail_codes_purpose_check;
    alter table mail_codes add constraint mail_codes_purpose_check check (purpose in ('register', 'find_pass'));
  `)
}
