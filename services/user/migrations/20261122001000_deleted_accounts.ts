import type { Knex } from '@pandex/platform/postgres/postgres'

const allow = async (knex: Knex, statuses: readonly string[]): Promise<void> => {
  const list = statuses.map((status) => `'${status}'`).join(', ')
  // `not valid` skips the scan of existing rows, which all satisfy the constraint.
  await knex.raw(`
    alter table accounts drop constraint accounts_status_check;
    alter table accounts add constraint accounts_status_check check (status in (${list})) not valid;
  `)
}

/**
 * Deleted accounts stay as rows without personal data, because the ledger refers to them. Their ledger rows may lose the note, nothing
 * else. A reward keeps its points; without its network it no longer counts for the limit of one per network.
 */
export const up = async (knex: Knex): Promise<void> => {
  await allow(knex, ['normal', 'banned', 'deleted'])
  await knex.raw(`
    alter table invite_rewards add column is_anonymous boolean not null default false;
    alter table invite_rewards drop constraint invite_rewards_subscriber;
    create unique index invite_rewards_subscriber on invite_rewards (inviter_id, subscriber) nulls not distinct
      where not is_anonymous;
    create index cdkey_uses_of_user on cdkey_uses (user_id, id desc);

    drop trigger coin_ledger_grows_only on coin_ledger;
    create trigger coin_ledger_grows_only before delete or truncate on coin_ledger
      for each statement execute function refuse_change();
    create function allow_removal_of_note() returns trigger language plpgsql as $$
      begin
        old.note := '';
        if new is distinct from old then
          raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
        end if;
        return new;
      end
    $$;
    create trigger coin_ledger_keeps_rows before update on coin_ledger
      for each row execute function allow_removal_of_note();
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger coin_ledger_keeps_rows on coin_ledger;
    drop function allow_removal_of_note;
    drop trigger coin_ledger_grows_only on coin_ledger;
    create trigger coin_ledger_grows_only before update or delete or truncate on coin_ledger
      for each statement execute function refuse_change();

    drop index cdkey_uses_of_user;
    drop index invite_rewards_subscriber;
    delete from invite_rewards where is_anonymous;
    alter table invite_rewards drop column is_anonymous;
    alter table invite_rewards
      add constraint invite_rewards_subscriber unique nulls not distinct (inviter_id, subscriber);

    update accounts set status = 'banned' where status = 'deleted';
  `)
  await allow(knex, ['normal', 'banned'])
}
