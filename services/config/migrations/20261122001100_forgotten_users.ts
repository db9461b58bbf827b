import type { Knex } from '@pandex/platform/postgres/postgres'

/** An entry about a deleted user may lose changes, nothing else; entries are still never deleted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table forgotten_user (
      target text primary key,
      create_time timestamptz not null default now()
    );
    create index audit_target on audit (target);

    drop trigger audit_is_only_added_to on audit;
    create trigger audit_is_only_added_to before delete or truncate on audit
      for each statement execute function refuse_audit_change();
    create function allow_removal_of_changes() returns trigger language plpgsql as $$
      begin
        if exists (select from jsonb_each(new.changes) as kept where old.changes -> kept.key is distinct from kept.value)
          or to_jsonb(new) - 'changes' <> to_jsonb(old) - 'changes'
          or not exists (select from forgotten_user where target = old.target) then
          raise exception 'the audit log is only added to';
        end if;
        return new;
      end
    $$;
    create trigger audit_keeps_entries before update on audit
      for each row execute function allow_removal_of_changes();
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop trigger audit_keeps_entries on audit;
    drop function allow_removal_of_changes;
    drop trigger audit_is_only_added_to on audit;
    create trigger audit_is_only_added_to before update or delete or truncate on audit
      for each statement execute function refuse_audit_change();
    drop index audit_target;
    drop table forgotten_user;
  `)
}
