import { maxFileTextBytes } from '@pandex/contracts/file-text'
import { UpdateFileText } from '@pandex/gateway/schemas/site-config'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { OpenLink } from '../../kit/OpenLink.tsx'
import type { Column } from '../../kit/table/columns.tsx'

const list = 'GET /admin/v1/site_config/list_file_text'
const update = 'POST /admin/v1/site_config/update_file_text'
type FileText = RowOf<typeof list>

const columns: Column<FileText>[] = [
  { key: 'name', title: '文件名', canSort: true, width: 24 },
  { key: 'text', title: '内容', width: 40, cell: ({ text }) => text.trim().split('\n', 1)[0] },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
]

const filters: Filter<typeof list>[] = [{ name: 'q', label: '文件名', kind: 'text', placeholder: '文件名' }]

const nameField: EntityField<typeof update> = {
  name: 'name',
  label: '文件名',
  control: 'text',
  isWide: true,
  placeholder: 'robots.txt',
  help: 'robots.txt、ads.txt、.well-known/security.txt，或搜索平台给的验证文件（.txt、baidu_verify_….html、google….html、BingSiteAuth.xml）。',
  rule: (name) => (maxFileTextBytes(name.trim()) === undefined ? '不支持这个文件名' : ''),
}

const textField: EntityField<typeof update> = { name: 'text', label: '内容', control: 'textarea', isWide: true }

export const Page = () => (
  <CrudPage
    title="根目录文件"
    hint="放在网站根目录的文本：爬虫规则和平台的验证文件。没有 robots.txt 时用内置的规则。"
    list={list}
    noun="个文件"
    columns={columns}
    filters={filters}
    nameOf={({ name }) => name}
    create={{
      call: update,
      schema: UpdateFileText,
      fields: [nameField, { ...textField, required: '请填写内容' }],
      label: '添加文件',
      initial: {},
    }}
    update={{
      call: update,
      schema: UpdateFileText,
      fields: [{ ...textField, help: '清空后保存会删除这个文件。' }],
      valuesOf: ({ text }) => ({ text }),
      idOf: ({ name }) => ({ name }),
    }}
    rowActions={({ name, url }) => <OpenLink to={url} label={`打开 ${name}`} />}
    empty={
      <EmptyState title="还没有文件">
        <p>搜索平台要求验证网站时，把它给的文件名和内容填在这里。</p>
        <Link to="?open=new" className="btn btn-soft">
          添加文件
        </Link>
      </EmptyState>
    }
  />
)
