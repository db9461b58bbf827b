import { effect } from '../effect.ts'
import type { EffectGroup } from '../effect.ts'
import { countInSection, inBrowser, readPage } from '../observe.ts'
import { hides, shown, shows } from './texts.ts'

const ad = { slot: 'search_top', text: '新书上架', link_url: 'https://books.example.org/new' }
const button = { text: '问馆员', icon: '？', link_url: 'https://books.example.org/ask' }

const noticeText = '周一闭馆'

const scrollDown = 'document.body.style.minHeight = "9000px"; scrollTo(0, 5000)'

export const siteGroups: readonly EffectGroup[] = [
  {
    name: 'The site and the texts of its home page',
    given: { notice: { enabled: true, text: noticeText } },
    effects: [
      shown('site_basic.site_name', '灯塔书库'),
      shown('site_basic.title', '夜里也能找到'),
      shown('site_basic.description', '一座专收旧书的书库'),
      shown('site_basic.keywords', '旧书,书库'),
      shown('site_basic.host', 'href="https://books.example.org/', '/', 'https://books.example.org'),
      shown('site_basic.logo_url', 'src="/lighthouse.png"', '/', '/lighthouse.png'),
      shown('site_basic.icp', '京ICP备00000000号'),
      shown('site_basic.copyright', '版权归书库所有'),
      shown('site_basic.contact', 'help@books.example.org', '/copyright'),
      shown('index_text.slogan', '找书像点灯一样'),
      shown('index_text.latest_title', '刚刚收到的'),
      shown('index_text.hot_title', '大家在看的'),
      shown('index_text.hot_keys_title', '大家在找的'),
      shown('index_text.films_title', '片库'),
      shown('index_text.cates_title', '书架'),
      shown('index_text.links_title', '常去的地方'),
      shown('index_text.groups_title', '我们的分馆'),
      shown('index_text.friends_title', '邻居们'),
      shown('index_text.footer', '书库只借不卖'),
      effect('index_show.latest_size', 3, countInSection('/', /(?:最新资源|刚刚收到的)<\/h2>/, '<li'), 10, 3),
      effect('index_show.hot_size', 4, countInSection('/', /(?:热门资源|大家在看的)<\/h2>/, '<li'), 10, 4),
      hides('index_show.show_import', '手里有分享链接'),
      shown('notice.title', '开馆时间'),
      shown('notice.text', '周二也闭馆'),
      hides('notice.closable', '关闭公告'),
      shown('ads.slots', ad.text, '/search?q=第', [ad]),
      shown('theme_style_css', 'rebeccapurple', '/', 'body { --shelf: rebeccapurple }'),
      effect(
        'app_version',
        '7.7.7',
        async ({ page }) => {
          await page.goto('/admin')
          return page
            .getByText('v7.7.7')
            .waitFor({ timeout: 3_000 })
            .then(
              () => true,
              () => false,
            )
        },
        false,
        true,
      ),
      effect(
        'other_pub.values',
        { shelf: 'B-12' },
        async ({ visitor }) => {
          const { envelope } = await visitor.get<Record<string, string>>('/v1/site_config/all')
          return envelope.data.other_pub?.includes('B-12')
        },
        false,
        true,
      ),
      effect(
        'aside_btn.buttons',
        [button],
        inBrowser('/', async (page) => page.getByRole('link', { name: button.text }).count()),
        0,
        1,
      ),
      effect(
        'aside_btn.back_to_top',
        false,
        inBrowser('/', async (page) => {
          await page.evaluate(scrollDown)
          await page.waitForTimeout(300)
          return page.getByRole('button', { name: '返回顶部' }).count()
        }),
        1,
        0,
      ),
    ],
  },
  {
    name: 'Blocks of the home page and the notice',
    given: { notice: { text: noticeText } },
    effects: [
      hides('index_show.show_slogan', '搜一下，资源就在眼前'),
      hides('index_show.show_hot_keys', 'aria-label="热门"'),
      hides('index_show.show_latest', '>最新资源<'),
      hides('index_show.show_hot', '>热门资源<'),
      hides('index_show.show_films', '>影视</h2>'),
      hides('index_show.show_cates', '>分类</h2>'),
      hides('index_show.show_links', 'aria-label="常用"'),
      hides('index_show.show_friends', '>友情链接<'),
      shows('notice.enabled', noticeText),
    ],
  },
  {
    name: 'Number of films and keywords on the home page',
    effects: [
      effect(
        'index_show.films_size',
        0,
        async (site) => (await readPage(site, '/')).includes('>影视</h2>'),
        true,
        false,
      ),
      effect(
        'index_show.hot_keys_size',
        0,
        async (site) => (await readPage(site, '/')).includes('aria-label="热门"'),
        true,
        false,
      ),
    ],
  },
  {
    name: 'Maintenance',
    effects: [
      effect(
        'system_switch.maintenance_mode',
        true,
        async ({ visitor }) => (await visitor.get('/v1/disk/latest')).status,
        200,
        503,
      ),
      effect(
        'system_switch.maintenance_text',
        '搬书中',
        async ({ visitor }) => (await visitor.get('/v1/disk/latest')).envelope.msg === '搬书中',
        false,
        true,
      ),
    ],
  },
]
