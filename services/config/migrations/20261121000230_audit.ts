import type { Knex } from '@pandex/platform/postgres/postgres'

/** Append-only: a trigger rejects updates and deletes. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table audit (
      id bigserial primary key,
      admin_id bigint not null,
      action text not null,
      target text not null,
      changes jsonb not null,
      client_address text not null,
      request_id text not null,
      changed_at timestamptz not null,
      create_time timestamptz not null default now()
    );
    create index audit_changed_at on audit (changed_at desc nulls last, id desc);
    create index audit_admin_id on audit (admin_id, changed_at desc nulls last, id desc);
    create index audit_action on audit (action text_pattern_ops, changed_at);

    create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is only added to';
      end
    $$;
    create trigger audit_is_only_added_to before update or delete or truncate on audit
      for each statement execute function refuse_audit_change();
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table audit; drop function refuse_audit_change')
}
