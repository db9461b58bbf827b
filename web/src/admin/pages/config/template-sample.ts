import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/queries.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { driveOf } from '../../../lib/resource/drives.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { formatDate } from '../../../lib/text/text-format.ts'

/** Texts of the buttons that insert placeholders. */
export const placeholderTitles: Readonly<Record<string, string>> = {
  site_name: '网站名称',
  total: '资源总数',
  today: '今天',
  disk_name: '资源名称',
  disk_type: '网盘',
  disk_files: '文件列表',
  user: '分享者',
  cate_name: '分类',
  film_name: '片名',
  word: '词条',
  tag: '标签',
  code: '验证码',
  result: '处理结果',
  note: '处理说明',
}

const maxFiles = 3

/** Names in a resource's file list, one `file:` or `folder:` a line. */
const fileNames = (listing: string | undefined): string =>
  (listing ?? '')
    .split('\n')
    .map((line) => line.replace(/^(file|folder):/, '').trim())
    .filter(Boolean)
    .slice(0, maxFiles)
    .join('、')

const textOr = (text: string | undefined, fallback: string): string =>
  text === undefined || text === '' ? fallback : text

/** Values of placeholders for previews: those of the newest resource, examples where it has none. */
export const useTemplateSample = (): Readonly<Record<string, string>> => {
  const site = useSite()
  const today = formatDate(new Date(useNow()).toISOString())
  const newest = useQuery(queryOf('GET /v1/disk/latest', { size: 1 }))
  const categories = useQuery(queryOf('GET /v1/category/list_all', {}))
  const disk = newest.data?.[0]
  const name = textOr(disk?.disk_name, '示例资源')
  return {
    site_name: site.siteName,
    today,
    total: '1234',
    disk_name: name,
    disk_type: driveOf(disk?.disk_type ?? 'QUARK').name,
    disk_files: textOr(fileNames(disk?.files), '第 1 集.mp4、第 2 集.mp4'),
    user: textOr(disk?.share_user, '示例用户'),
    cate_name: textOr(categories.data?.[0]?.name, '影视'),
    film_name: name,
    word: name,
    tag: textOr(disk?.tags?.[0], '1080P'),
    code: '123456',
    result: '已下架',
    note: '感谢您的反馈。',
  }
}
