import { UpdateMovie } from '@pandex/gateway/schemas/movie'
import { useState } from 'react'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { importIcon } from '../../../ui/icons/icons.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { EmptyValue, Time } from '../../kit/table/columns.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { EntityField, EntityValues } from '../../kit/form/field-definitions.ts'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { NumberCell } from '../../kit/table/NumberCell.tsx'
import { OpenLink } from '../../kit/OpenLink.tsx'
import { Picture } from '../../kit/Picture.tsx'
import { SwitchCell } from '../../kit/table/SwitchCell.tsx'
import { MovieImportDialog } from './MovieImportDialog.tsx'
import { movieTypes, movieTypeLabel } from './movie-types.ts'

const list = 'GET /admin/v1/movie/list'
const update = 'POST /admin/v1/movie/update'
type Movie = RowOf<typeof list>

const maxOrder = 1_000_000

const Shown = ({ id, name, show }: Movie) => (
  <SwitchCell
    label={`公开 ${name}`}
    isOn={show}
    call={update}
    inputOf={(isOn) => ({ id, show: isOn })}
    messageOf={(isOn) => `${name} 已${isOn ? '公开' : '隐藏'}`}
    refreshes={[list]}
  />
)

const Order = ({ id, name, item_order: order }: Movie) => (
  <NumberCell
    label={`${name} 的排序`}
    value={order}
    min={-maxOrder}
    max={maxOrder}
    call={update}
    inputOf={(value) => ({ id, item_order: value })}
    messageOf={(value) => `${name} 的排序改为 ${value}`}
    refreshes={[list]}
  />
)

const columns: Column<Movie>[] = [
  { key: 'name', title: '片名', canSort: true },
  { key: 'year', title: '年份', kind: 'number', canSort: true, cell: ({ year }) => year || <EmptyValue /> },
  { key: 'type', title: '类型', canSort: true, cell: ({ type }) => movieTypeLabel(type) || <EmptyValue /> },
  {
    key: 'rating',
    title: '评分',
    kind: 'number',
    canSort: true,
    cell: ({ rating }) => (rating > 0 ? rating.toFixed(1) : <EmptyValue />),
  },
  { key: 'show', title: '公开', canSort: true, cell: Shown },
  { key: 'item_order', title: '排序', kind: 'number', canSort: true, cell: Order },
  { key: 'alias', title: '别名', width: 16, cell: ({ alias }) => alias.join('、') || <EmptyValue /> },
  {
    key: 'actors',
    title: '演员',
    width: 16,
    isOptional: true,
    cell: ({ actors }) => actors.join('、') || <EmptyValue />,
  },
  { key: 'cover', title: '海报', isOptional: true, cell: ({ cover }) => <Picture of={cover} /> },
  { key: 'douban_id', title: '豆瓣', isOptional: true },
  { key: 'update_time', title: '更新', kind: 'time', canSort: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof list>[] = [
  { name: 'q', label: '片名', kind: 'text', placeholder: '片名、别名或豆瓣编号' },
  { name: 'type', label: '类型', kind: 'choice', options: movieTypes },
  { name: 'show', label: '公开', kind: 'yesNo', yes: '公开的', no: '隐藏的' },
]

const fields: EntityField<typeof update>[] = [
  { name: 'name', label: '片名', control: 'text', isWide: true },
  { name: 'alias', label: '别名', control: 'chips', isWide: true, placeholder: '回车添加，可以整段粘贴' },
  { name: 'type', label: '类型', control: 'select', options: [{ value: '', label: '未知' }, ...movieTypes] },
  { name: 'year', label: '年份', control: 'text', help: '0 是未知。' },
  { name: 'rating', label: '评分', control: 'text', help: '0 到 10，0 是没有评分。' },
  { name: 'douban_id', label: '豆瓣编号', control: 'text' },
  { name: 'item_order', label: '排序', control: 'text', help: '小的在前；一样的按年份，新的在前。' },
  {
    name: 'show',
    label: '状态',
    control: 'radio',
    options: [
      { value: 'true', label: '公开' },
      { value: 'false', label: '隐藏' },
    ],
  },
  { name: 'actors', label: '演员', control: 'chips', isWide: true, placeholder: '回车添加，可以整段粘贴' },
  {
    name: 'cover',
    label: '海报地址',
    control: 'text',
    isWide: true,
    extra: ({ value }) => value && <Picture of={value} isLarge />,
  },
  { name: 'description', label: '简介', control: 'textarea' },
]

const valuesOf = (movie: Movie): EntityValues => ({
  name: movie.name,
  alias: movie.alias.join('\n'),
  type: movie.type,
  year: String(movie.year),
  rating: String(movie.rating),
  douban_id: movie.douban_id,
  item_order: String(movie.item_order),
  show: String(movie.show),
  actors: movie.actors.join('\n'),
  cover: movie.cover,
  description: movie.description,
})

export const Page = () => {
  const [isImporting, setImporting] = useState(false)
  const openImport = (): void => setImporting(true)
  return (
    <>
      <CrudPage
        title="影视信息"
        hint="影视页和首页影视列表的资料，按片名和别名对上搜索词。"
        list={list}
        noun="部影视"
        columns={columns}
        filters={filters}
        nameOf={({ name }) => name}
        update={{
          call: update,
          schema: UpdateMovie,
          fields,
          valuesOf,
          idOf: ({ id }) => ({ id }),
          details: MovieDetails,
        }}
        remove={{
          call: 'POST /admin/v1/movie/delete',
          warning: <p>影视页随之消失，资源不受影响。只是暂时不用的话，隐藏就够了。</p>,
        }}
        headActions={
          <button type="button" className="btn btn-solid" onClick={openImport}>
            <Icon of={importIcon} size={18} />
            导入
          </button>
        }
        rowActions={({ name, show }) =>
          show && <OpenLink to={`/film/${encodeURIComponent(name)}`} label={`打开 ${name} 的影视页`} />
        }
        empty={
          <EmptyState title="还没有影视信息">
            <p>从豆瓣编号或 JSON 导入，一行一部。</p>
            <button type="button" className="btn btn-soft" onClick={openImport}>
              导入影视信息
            </button>
          </EmptyState>
        }
      />
      {isImporting && <MovieImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

const MovieDetails = ({ id, douban_id: douban, create_time: created, update_time: updated }: Movie) => (
  <DescriptionList
    of={[
      ['ID', id],
      [
        '豆瓣',
        /^\d+$/.test(douban) ? (
          <a key="at" href={`https://movie.douban.com/subject/${douban}/`} target="_blank" rel="noreferrer">
            {douban}
          </a>
        ) : (
          douban
        ),
      ],
      ['添加', <Time key="at" at={created} />],
      ['更新', <Time key="at" at={updated} />],
    ]}
  />
)
