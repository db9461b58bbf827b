import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Makes names of siblings unique (compared as in `repositories/categories/category-reads.ts`). The first non-empty sibling keeps its name; empty ones
 * are deleted, the others get a number appended.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create function pg_temp.folded(name text) returns text language sql immutable
      as $$ select lower(normalize(name, NFKC) collate pg_c_utf8) $$;

    do $$
    declare
      twin record;
      number integer;
      candidate text;
    begin
      for twin in
        select id, pid, name, has_content from (
          select ranked.*, row_number() over (
            partition by coalesce(pid, 0), pg_temp.folded(name) order by has_content desc, item_order, id) as place
          from (
            select category.*,
              exists (select 1 from disk where cate_id = category.id)
                or exists (select 1 from category child where child.pid = category.id) as has_content
            from category
          ) ranked
        ) twins
        where place > 1 order by id
      loop
        if not twin.has_content then
          delete from category where id = twin.id;
          continue;
        end if;
        number := 2;
        loop
          candidate := left(twin.name, 44) || ' (' || number || ')';
          exit when not exists (
            select 1 from category
            where coalesce(pid, 0) = coalesce(twin.pid, 0) and pg_temp.folded(name) = pg_temp.folded(candidate));
          number := number + 1;
        end loop;
        update category set name = candidate, update_time = now() where id = twin.id;
      end loop;
    end $$;

    drop function pg_temp.folded;
    create unique index category_sibling_name
      on category (coalesce(pid, 0), lower(normalize(name, NFKC) collate pg_c_utf8));
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index category_sibling_name')
}
