import type { Rule } from '../../../ui/form/rules.ts'
import type { Option } from '../../../ui/form/SelectField.tsx'
import type { EntityField, EntityValues } from '../../kit/form/field-definitions.ts'
import { ImageUpload } from '../../kit/form/ImageUpload.tsx'
import { metaOf } from './disk.ts'
import type { AdminDisk, updateDisk, updateMeta } from './disk.ts'
import { statuses } from './labels.ts'

const requiredMessage = '必填'

/** Refuses whole URLs: a share id is the last path segment. */
const shareId: Rule<string, EntityValues> = (value) =>
  /[\s/?#&=%\\]/.test(value.trim()) ? '只填链接里的编号，不要整个链接' : ''

const pictureAddress: Rule<string, EntityValues> = (value) =>
  !value.trim() || /^(https?:\/\/|\{host\})/.test(value.trim()) ? '' : '请输入正确的URL地址'

const yesNo = (yes: string, no: string): Option[] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

export const basicFields = (categories: readonly Option[]): EntityField<typeof updateDisk>[] => [
  { name: 'disk_name', label: '资源名', control: 'text', isWide: true, required: requiredMessage },
  {
    name: 'disk_id',
    label: '网盘编号',
    control: 'text',
    required: requiredMessage,
    rule: shareId,
    help: '链接里的编号；改了会重新检测。',
  },
  { name: 'disk_pass', label: '提取码', control: 'text', help: '留空就是没有。' },
  { name: 'share_user', label: '分享者', control: 'text', required: requiredMessage },
  {
    name: 'cate_id',
    label: '分类',
    control: 'select',
    options: [{ value: '0', label: '不分类' }, ...categories],
  },
  { name: 'status', label: '状态', control: 'select', options: statuses },
  { name: 'weight', label: '权重', control: 'text', help: '大的在搜索里靠前一些。' },
  { name: 'enabled', label: '公开', control: 'radio', options: yesNo('公开', '停用') },
  { name: 'is_mine', label: '归属', control: 'radio', options: yesNo('我的', '别人的'), help: '我的资源搜索时靠前。' },
  { name: 'tags', label: '标签', control: 'chips', isWide: true, placeholder: '回车添加，可以整段粘贴' },
  { name: 'rel_movie', label: '关联影视', control: 'text', isWide: true },
]

export const moreFields: EntityField<typeof updateMeta>[] = [
  { name: 'cost_coin', label: '积分', control: 'text', help: '打开要花的积分；0 按分类和网站的规定。' },
  {
    name: 'robots',
    label: '搜索引擎',
    control: 'radio',
    help: '都没有选时按网站的设置。',
    options: [
      { value: '1', label: '允许收录' },
      { value: '0', label: '不收录' },
    ],
  },
  { name: 'decompress_password', label: '解压密码', control: 'text', isWide: true },
  {
    name: 'posters_url',
    label: '海报地址',
    control: 'text',
    isWide: true,
    rule: pictureAddress,
    help: '以 http:// 或 https:// 开头；{host} 代表本站地址。',
    extra: ({ value, onChange }) => (
      <ImageUpload
        label="海报地址"
        shown={value.replace(/^\{host\}/, '')}
        onUploaded={(url) => onChange(`{host}${url}`)}
      />
    ),
  },
  { name: 'description', label: '简介', control: 'textarea' },
]

export const basicValues = (disk: AdminDisk): EntityValues => ({
  disk_name: disk.disk_name,
  disk_id: disk.disk_id,
  disk_pass: disk.disk_pass,
  share_user: disk.share_user,
  cate_id: String(disk.cate_id),
  status: String(disk.status),
  weight: String(disk.weight),
  enabled: String(disk.enabled),
  is_mine: String(disk.is_mine),
  tags: disk.tags.join('\n'),
  rel_movie: disk.rel_movie,
})

export const moreValues = (disk: AdminDisk): EntityValues => {
  const meta = metaOf(disk)
  return {
    cost_coin: String(meta.cost_coin),
    robots: String(meta.robots ?? ''),
    decompress_password: meta.decompress_password,
    posters_url: meta.posters_url,
    description: meta.description,
  }
}
