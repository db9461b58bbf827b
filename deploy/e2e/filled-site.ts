import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { logInAsAdmin, must } from './admin.ts'
import type { TestProduct } from './open-product.ts'
import type { ProductClient } from './product-client.ts'
import { areStoresEqual, changeStoredDisk } from './stores.ts'

const postsFolder = join(import.meta.dirname, '../demo/posts')

const listTypes = [
  'site_group_list',
  'home_search_keywords',
  'home_top_links',
  'home_middle_ads',
  'home_friend_links',
  'home_hot_film_words',
  'search_below_links',
  'doc_content_links',
  'doc_side_links',
  'home_cate_keywords',
]

const film = {
  name: '庆余年',
  alias: ['Joy of Life'],
  year: 2019,
  type: 'tv',
  rating: 8.1,
  douban_id: '25853071',
  description: '一部讲述少年成长的剧集。',
  actors: ['张若昀', '李沁'],
}

export interface FilledSite {
  admin: ProductClient
  docId: string
  word: string
  category: string
  film: string
  /** One address of every public page, with a text of its first HTML. */
  pages: { path: string; text: string }[]
}

const bringInPosts = async (admin: ProductClient, categoryId: number): Promise<string[]> => {
  const texts = readdirSync(postsFolder).map((file) => readFileSync(join(postsFolder, file), 'utf8'))
  const replies = []
  for (const text of texts) {
    const input = { text, cate_id: [categoryId], params: { is_mine: false } }
    replies.push(await must(admin.post<{ task_no: string }>('/admin/v1/task/import_disk', input)))
  }
  const ended = await Promise.all(replies.map(({ task_no }) => waitFor(() => admin.readEnded(task_no), 180_000)))
  return ended.flatMap(({ items }) => items.filter(({ status }) => status === 'finished').map(({ doc_id }) => doc_id))
}

const sharer = '老王的书房'

/** Sets the sharer of a resource, which neither text nor drive provides, and waits until a search by sharer finds it. */
const nameSharer = async (product: TestProduct, admin: ProductClient, docId: string): Promise<void> => {
  const id = await changeStoredDisk(product, docId, `share_user = '${sharer}'`)
  await must(admin.post('/admin/v1/disk/update_meta', { id, description: '一部关于家族兴衰的剧集。' }))
  await waitFor(async () => (await must(admin.search('', { user: sharer }))).total > 0)
}

export const fillSite = async (product: TestProduct): Promise<FilledSite> => {
  const admin = await logInAsAdmin(product)
  const basics = { name: 'site_basic', value: JSON.stringify({ site_name: '书房', host: product.url }) }
  await must(admin.post('/admin/v1/site_config/update', basics))
  const category = '影视'
  const root = await must(admin.post<{ id: number }>('/admin/v1/category/create', { name: category }))
  await must(admin.post('/admin/v1/category/create', { name: '剧集', pid: root.id }))
  const docIds = await bringInPosts(admin, root.id)
  await must(admin.post('/admin/v1/movie/import_douban', { text: JSON.stringify(film) }))
  const subject = { word: '考研', description: '考研资料汇总', related: ['英语', '数学'] }
  await must(admin.post('/admin/v1/word/create', subject))
  for (const type of listTypes) {
    const item = { type, name: `${film.name}专区`, url: `/word/${subject.word}`, text: '推荐' }
    await must(admin.post('/admin/v1/list_store/create', item))
  }
  const [docId = ''] = docIds
  await nameSharer(product, admin, docId)
  const doc = await must(admin.get<{ disk_name: string }>(`/v1/disk/doc/${docId}?with_meta=true`))
  const word = film.name
  await waitFor(() => areStoresEqual(product))
  await waitFor(async () => (await must(admin.search(word))).total > 0)
  return {
    admin,
    docId,
    word,
    category,
    film: film.name,
    pages: [
      { path: '/', text: film.name },
      { path: `/search?q=${encodeURIComponent(word)}`, text: word },
      { path: `/doc/${docId}`, text: doc.disk_name },
      { path: `/film/${encodeURIComponent(film.name)}`, text: '张若昀' },
      { path: `/word/${encodeURIComponent(subject.word)}`, text: subject.description },
      { path: `/cate/${encodeURIComponent(category)}`, text: category },
      { path: '/category', text: '剧集' },
      { path: `/talent/${encodeURIComponent(sharer)}`, text: doc.disk_name },
      { path: '/copyright', text: '版权' },
    ],
  }
}
