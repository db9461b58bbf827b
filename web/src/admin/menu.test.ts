import { expect, it } from 'vitest'
import { menu } from './menu.ts'

const childRoutes =
  'index arr_list audit_log backup black_list config data_log file_texts film_hot hot_disk ip_times list_alias list_cdkey list_cate list_disk list_disk_task list_goods list_movie list_order list_report list_store list_task list_user list_word open_tokens search_hot uploads'

it('links to every page of the admin area exactly once', () => {
  const paths = menu.flatMap((group) => group.pages.map((page) => page.path))
  expect(paths.toSorted()).toEqual(childRoutes.split(' ').toSorted())
})
