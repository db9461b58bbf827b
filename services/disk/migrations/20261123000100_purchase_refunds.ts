import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Refunds of purchases whose link died: done with `refund_state` pending → refunded. A refunded purchase opens nothing; buying again raises
 * `generation`, so that the points are taken again. `not valid` skips the scan of existing rows, which all satisfy the constraints.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table purchase
      add column generation integer not null default 0,
      add column refund_state text not null default 'none' check (refund_state in ('none', 'pending', 'done')),
      add column refund_coin integer not null default 0 check (refund_coin >= 0),
      add column refund_time timestamptz,
      drop constraint purchase_state_check,
      drop constraint purchase_check1;
    alter table purchase
      add constraint purchase_state_check check (state in ('pending', 'done', 'refused', 'refunded')) not valid,
      add constraint purchase_check1 check ((state in ('done', 'refunded')) = (done_time is not null)) not valid,
      add constraint purchase_refunded check
        ((state = 'refunded') = (refund_state = 'done') and (state = 'refunded') = (refund_time is not null)) not valid,
      add constraint purchase_refund_of_points check (refund_state = 'none' or kind = 'coin') not valid;
    create index purchase_refund on purchase (next_try_at) where state = 'done' and refund_state = 'pending';
    create index purchase_list_of_user on purchase (user_id, done_time desc, id desc) where done_time is not null;
    drop index purchase_of_user;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table purchase drop constraint purchase_refunded, drop constraint purchase_state_check,
      drop constraint purchase_check1;
    update purchase set state = 'refused', done_time = null where state = 'refunded';
    alter table purchase
      drop column generation, drop column refund_state, drop column refund_coin, drop column refund_time,
      add constraint purchase_state_check check (state in ('pending', 'done', 'refused')),
      add constraint purchase_check1 check ((state = 'done') = (done_time is not null));
    create index purchase_of_user on purchase (user_id, done_time desc, id desc) where state = 'done';
    drop index purchase_list_of_user;
  `)
}
