import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Indexes for sites with many categories: ordered children, categories by folded name (`repositories/categories/category-reads.ts`), newest resources
 * per category over all drives.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index category_pid;
    create index category_children on category (pid, item_order, id);
    create index category_name on category (lower(normalize(name, NFKC) collate pg_c_utf8), item_order, id);
    create index disk_in_category on disk (cate_id, id desc) where cate_id is not null and enabled and health <> 'dead';
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index disk_in_category; drop index category_name; drop index category_children;
    create index category_pid on category (pid);
  `)
}
