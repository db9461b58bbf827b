import { CreateWord, UpdateWord } from '@pandex/gateway/schemas/word'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { EmptyValue } from '../../kit/table/columns.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { OpenLink } from '../../kit/OpenLink.tsx'
import { ImageUpload } from '../../kit/form/ImageUpload.tsx'
import { Picture } from '../../kit/Picture.tsx'
import { docIdOf } from './doc-id.ts'
import { PushWords } from './PushWords.tsx'

const list = 'GET /admin/v1/word/list'
const create = 'POST /admin/v1/word/create'
const update = 'POST /admin/v1/word/update'
type Word = RowOf<typeof list>

const columns: Column<Word>[] = [
  { key: 'word', title: '词', canSort: true, width: 16 },
  { key: 'type', title: '类型', canSort: true, width: 10 },
  { key: 'description', title: '介绍', width: 26 },
  { key: 'show', title: '置顶资源', cell: ({ show }) => (show.length > 0 ? `${show.length} 个` : <EmptyValue />) },
  { key: 'related', title: '相关词', width: 18, cell: ({ related }) => related.join('、') || <EmptyValue /> },
  { key: 'image', title: '图片', isOptional: true, cell: ({ image }) => <Picture of={image} /> },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'create_time', title: '添加', kind: 'time', canSort: true, isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof list>[] = [
  { name: 'q', label: '词', kind: 'text', placeholder: '词' },
  { name: 'type', label: '类型', kind: 'text' },
]

const fields: EntityField<typeof create | typeof update>[] = [
  { name: 'word', label: '词', control: 'text', help: '词条页的地址和标题。' },
  { name: 'type', label: '类型', control: 'text', help: '自己分组用，例如 学习、软件。' },
  { name: 'description', label: '介绍', control: 'textarea', help: '词条页开头的一段话。' },
  {
    name: 'show',
    label: '置顶资源',
    control: 'chips',
    isWide: true,
    placeholder: '粘贴资源页的网址或编号',
    help: '放在词条页最前面，按这里的顺序；最多 50 个。',
    normalize: docIdOf,
  },
  { name: 'related', label: '相关词', control: 'chips', isWide: true, placeholder: '回车添加，可以整段粘贴' },
  {
    name: 'image',
    label: '图片地址',
    control: 'text',
    isWide: true,
    extra: ({ value, onChange }) => <ImageUpload label="图片地址" shown={value} onUploaded={onChange} />,
  },
]

export const Page = () => (
  <CrudPage
    title="词条管理"
    hint="给常搜的主题写一页：介绍、置顶资源和相关词，下面自动接上搜索结果。"
    list={list}
    noun="个词条"
    columns={columns}
    filters={filters}
    nameOf={({ word }) => word}
    create={{ call: create, schema: CreateWord, fields, label: '添加词条', initial: {} }}
    update={{
      call: update,
      schema: UpdateWord,
      fields,
      valuesOf: ({ word, type, description, show, related, image }) => ({
        word,
        type,
        description,
        show: show.join('\n'),
        related: related.join('\n'),
        image,
      }),
      idOf: ({ id }) => ({ id }),
    }}
    remove={{ call: 'POST /admin/v1/word/delete', warning: <p>词条页随之消失，资源不受影响。</p> }}
    bulk={({ rows }) => <PushWords words={rows.map(({ word }) => word)} />}
    rowActions={({ word }) => <OpenLink to={`/word/${encodeURIComponent(word)}`} label={`打开 ${word} 的词条页`} />}
    empty={
      <EmptyState title="还没有词条">
        <p>从「搜索热词」里挑常搜的主题，给它写一页。</p>
        <Link to="?open=new" className="btn btn-soft">
          添加词条
        </Link>
      </EmptyState>
    }
  />
)
