import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Back office of reports. `report_case`: reports of a resource for one reason since its last verdict. `takedown`: the resource is disabled
 * because of reports or claims (`domain/reports/takedown.ts`); `enabled_before` is restored with it. `claim_step` is the log of the
 * claims, so claims and their resources are never deleted.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table disk add column takedown text check (takedown in ('hidden', 'removed')),
      add column enabled_before boolean,
      add constraint takedown_is_disabled check (takedown is null or not enabled),
      add constraint takedown_is_reversible check ((takedown is null) = (enabled_before is null));

    create table report_case (
      id bigserial primary key,
      resource_id bigint not null references disk (id) on delete cascade,
      reason text not null check (reason in ('dead', 'password', 'content', 'illegal', 'copyright', 'other')),
      count integer not null check (count > 0),
      first_time timestamptz not null default now(),
      last_time timestamptz not null default now(),
      verdict text check (verdict in ('fixed', 'removed', 'refused')),
      note text not null default '' check (length(note) <= 1000),
      handled_by bigint,
      handled_at timestamptz,
      check ((verdict is null) = (handled_at is null))
    );
    create unique index report_case_open on report_case (resource_id, reason) where verdict is null;
    create index report_case_waiting on report_case (last_time desc, id desc) where verdict is null;
    create index report_case_last_time on report_case (last_time desc, id desc);
    create index report_case_resource on report_case (resource_id);

    alter table report add column case_id bigint references report_case (id) on delete cascade,
      add column contact text not null default '' check (length(contact) <= 254);
    alter table report drop constraint report_text_check, add constraint report_text_check check (length(text) <= 2000);
    create index report_of_case on report (case_id, id desc);
    create index report_contact on report (contact) where contact <> '';

    with new_case as (
      insert into report_case (resource_id, reason, count, first_time, last_time, verdict, handled_at)
      select resource_id, reason, count(*), min(report.create_time), max(report.create_time),
        case when 1 in (status, status_before) then null else 'fixed' end,
        case when 1 in (status, status_before) then null else max(report.create_time) end
      from report join disk on disk.id = resource_id group by resource_id, reason, status, status_before
      returning id, resource_id, reason)
    update report set case_id = new_case.id from new_case
    where report.resource_id = new_case.resource_id and report.reason = new_case.reason;

    create table copyright_claim (
      id bigserial primary key,
      resource_id bigint not null references disk (id),
      disk_name text not null,
      visitor text not null,
      claimant text not null check (length(claimant) <= 100),
      rights text not null check (length(rights) <= 500),
      statement text not null check (length(statement) <= 2000),
      contact text not null check (length(contact) <= 254),
      state text not null default 'claim'
        check (state in ('claim', 'hidden', 'decision', 'restored', 'removed', 'refused')),
      create_time timestamptz not null default now(),
      update_time timestamptz not null default now()
    );
    create index copyright_claim_state on copyright_claim (state, id desc);
    create index copyright_claim_resource on copyright_claim (resource_id);
    create table claim_step (
      id bigserial primary key,
      claim_id bigint not null references copyright_claim (id),
      to_state text not null check (to_state in ('claim', 'hidden', 'decision', 'restored', 'removed', 'refused')),
      note text not null default '' check (length(note) <= 1000),
      admin_id bigint,
      create_time timestamptz not null default now()
    );
    create index claim_step_of_claim on claim_step (claim_id, id desc);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table claim_step; drop table copyright_claim;
    delete from report where length(text) > 500;
    alter table report drop constraint report_text_check, add constraint report_text_check check (length(text) <= 500);
    alter table report drop column contact, drop column case_id;
    drop table report_case;
    update disk set enabled = enabled_before and deleted_at is null, takedown = null, enabled_before = null
    where takedown is not null;
    alter table disk drop constraint takedown_is_reversible, drop constraint takedown_is_disabled,
      drop column enabled_before, drop column takedown;
  `)
}
