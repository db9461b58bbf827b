import type { EffectGroup } from '../effect.ts'
import type { Path } from '../observe.ts'
import type { SettingsSite } from '../settings-site.ts'
import { shown, shows } from './texts.ts'

const tag = ({ sample }: SettingsSite): string => `/tag/${encodeURIComponent(sample.tag)}`
const film = ({ film: name }: SettingsSite): string => `/film/${encodeURIComponent(name)}`
const category = ({ category: name }: SettingsSite): string => `/cate/${encodeURIComponent(name)}`
const doc = ({ sample }: SettingsSite): string => `/doc/${sample.docId}`
const search = '/search?q=第'

const pages: readonly { prefix: string; page: Path; placeholder: string }[] = [
  { prefix: 'film_seo.', page: film, placeholder: '%film_name%' },
  {
    prefix: 'talent_text.',
    page: ({ sample }) => `/talent/${encodeURIComponent(sample.sharer)}`,
    placeholder: '%user%',
  },
  { prefix: 'seo_setting.doc_', page: doc, placeholder: '%disk_name%' },
  { prefix: 'seo_setting.cate_', page: category, placeholder: '%cate_name%' },
  { prefix: 'seo_setting.word_', page: `/word/${encodeURIComponent('考研')}`, placeholder: '%word%' },
  { prefix: 'seo_setting.tag_', page: tag, placeholder: '%tag%' },
]

const titleOf = { title: '<title>', description: 'name="description" content="', keywords: 'name="keywords" content="' }

export const seoGroups: readonly EffectGroup[] = [
  {
    name: 'Head texts of pages',
    effects: [
      ...pages.flatMap(({ prefix, page, placeholder }) => [
        ...Object.entries(titleOf).map(([part, start]) =>
          shown(`${prefix}${part}`, `${start}灯塔${part}`, page, `灯塔${part} ${placeholder}`),
        ),
        shown(`${prefix}h1`, '灯塔大标题', page, `灯塔大标题 ${placeholder}`),
      ]),
      shown('seo_setting.search_title', '<title>灯塔搜索', search, '灯塔搜索 %disk_name%'),
      shown('seo_setting.noindex_search', 'content="index, follow"', search, false),
      shown('seo_setting.noindex_dead', 'content="index, follow"', ({ deadId }) => `/doc/${deadId}`, false),
    ],
  },
  {
    name: 'Indexing of resources',
    effects: [shows('seo_setting.noindex_doc', 'content="noindex, follow"', doc)],
  },
]
