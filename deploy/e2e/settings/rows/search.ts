import { effect } from '../effect.ts'
import type { EffectGroup } from '../effect.ts'
import { readPage, searchCode, searchMessage } from '../observe.ts'
import type { SettingsSite } from '../settings-site.ts'
import { hides, shown } from './texts.ts'

const search = ({ sample }: SettingsSite): string => `/search?q=${encodeURIComponent(sample.name)}`
const furtherPages = { enable_user_system: true }

export const searchGroups: readonly EffectGroup[] = [
  {
    name: 'Search form and results',
    effects: [
      shown('search.placeholder', '今天想读什么'),
      hides('search.show_types', 'aria-label="网盘"', '/search?q=第'),
      hides('search.show_formats', 'aria-label="文件格式"', search),
      hides('search.show_times', 'aria-label="分享时间"', search),
      hides('search.show_exact', '名称完全包含', search),
      hides('search_show.show_files', '星图.pdf', search),
      hides('search_show.show_share_user', '观星人', search),
      hides('search_show.show_shared_time', '更新于 ', search),
      hides('search_show.show_size', '2.0 GB', search),
      hides('search_show.show_link', 'data-line=', search),
      hides('search_show.show_tags', '>天文<', search),
      shown('search_text.empty', '书架上没有这一本', '/search?q=鼍黾龘䶮齾'),
      shown(
        'search_text.relaxed',
        '没有全对上的',
        ({ sample }) => `/search?q=${encodeURIComponent(`${sample.name} 鼍黾龘`)}`,
      ),
      effect('search_text.refused', '这个词不借', searchMessage({ q: '禁书目录' }), '该关键词无法搜索', '这个词不借'),
    ],
    prepare: async ({ admin }) => {
      await admin.post('/admin/v1/arr_cache/add', { type: 'filter_word', values: ['禁书目录'] })
    },
  },
  {
    name: 'Number of hits and the condition of further pages',
    given: { user: furtherPages },
    effects: [
      effect(
        'search_basic.page_size',
        2,
        async (site) => (await readPage(site, '/search?q=第')).split('data-result').length - 1 > 2,
        true,
        false,
      ),
      effect('search_basic.policy', 'login', searchCode({ page: 3, size: 10 }), 200, 405),
    ],
  },
  {
    name: 'Page from which the condition applies',
    given: { user: furtherPages, search_basic: { policy: 'login' } },
    effects: [
      effect('search_basic.policy_from_page', 4, searchCode({ page: 2, size: 10 }), 405, 200),
      effect(
        'search_text.login',
        '先办一张借书证',
        searchMessage({ q: '第', page: 9, size: 10 }),
        '登录后查看更多结果',
        '先办一张借书证',
      ),
    ],
  },
]
