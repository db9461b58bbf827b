import { homeIcon } from '../ui/icons/icons.ts'
import type { IconShape } from '../ui/icons/icons.ts'
import {
  banIcon,
  chartIcon,
  configIcon,
  dataIcon,
  diskIcon,
  flameIcon,
  listIcon,
  peopleIcon,
  taskIcon,
} from './icons.ts'

export interface MenuPage {
  /** Relative to /admin/. */
  path: string
  label: string
}

export interface MenuGroup {
  label: string
  icon: IconShape
  pages: readonly MenuPage[]
}

/** A group with one page is a direct link. */
export const menu: readonly MenuGroup[] = [
  { label: '首页', icon: homeIcon, pages: [{ path: 'index', label: '首页' }] },
  {
    label: '网盘管理',
    icon: diskIcon,
    pages: [
      { path: 'list_cate', label: '分类管理' },
      { path: 'list_disk', label: '资源列表' },
      { path: 'list_disk_task', label: '导入任务' },
      { path: 'list_report', label: '举报处理' },
    ],
  },
  {
    label: '用户管理',
    icon: peopleIcon,
    pages: [
      { path: 'list_user', label: '用户列表' },
      { path: 'list_cdkey', label: '卡密管理' },
      { path: 'list_goods', label: '商品管理' },
      { path: 'list_order', label: '订单管理' },
    ],
  },
  {
    label: '热门管理',
    icon: flameIcon,
    pages: [
      { path: 'hot_disk', label: '热门资源' },
      { path: 'search_hot', label: '搜索热词' },
      { path: 'list_alias', label: '别名建议' },
      { path: 'film_hot', label: '影视热词' },
      { path: 'list_movie', label: '影视信息' },
    ],
  },
  {
    label: '访问管理',
    icon: banIcon,
    pages: [
      { path: 'ip_times', label: '访问统计' },
      { path: 'black_list', label: '黑名单' },
    ],
  },
  { label: '任务列表', icon: taskIcon, pages: [{ path: 'list_task', label: '任务列表' }] },
  {
    label: '列表管理',
    icon: listIcon,
    pages: [
      { path: 'list_store', label: '列表管理' },
      { path: 'list_word', label: '词条管理' },
    ],
  },
  { label: '数据管理', icon: dataIcon, pages: [{ path: 'arr_list', label: '数据管理' }] },
  { label: '数据统计', icon: chartIcon, pages: [{ path: 'data_log', label: '数据统计' }] },
  {
    label: '系统管理',
    icon: configIcon,
    pages: [
      { path: 'config', label: '网站配置' },
      { path: 'open_tokens', label: '开放接口' },
      { path: 'file_texts', label: '根目录文件' },
      { path: 'uploads', label: '上传的图片' },
      { path: 'audit_log', label: '操作日志' },
      { path: 'backup', label: '备份' },
    ],
  },
]
