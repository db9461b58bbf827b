import { Link } from 'react-router-dom'
import { formatSize } from '../../../lib/text/text-format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Image } from '../../../ui/Image.tsx'
import { ImageUpload } from '../../kit/form/ImageUpload.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { useRefreshList } from '../../kit/list/use-list.ts'
import { OpenLink } from '../../kit/OpenLink.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { targetAddress } from '../../shared/target-address.ts'
import styles from './uploads.module.css'

const list = 'GET /admin/v1/upload/list'
type Upload = RowOf<typeof list>

const storages: Readonly<Record<string, string>> = { postgres: '数据库', s3: 'S3' }

const columns: Column<Upload>[] = [
  {
    key: 'name',
    title: '图片',
    canSort: true,
    cell: ({ name, url }) => (
      <span className={styles.named}>
        <Image
          className={styles.thumbnail}
          src={url}
          alt=""
          loading="lazy"
          fallback={<span className={styles.missing}>无法显示</span>}
        />
        <span className={styles.name} title={name}>
          {name}
        </span>
      </span>
    ),
  },
  {
    key: 'used_by',
    title: '使用',
    width: 24,
    cell: ({ used_by }) =>
      used_by.length > 0 ? (
        <span className={styles.uses}>
          {used_by.map(({ target, label }, index) => (
            <Link key={`${target} ${index}`} to={targetAddress(target) ?? ''}>
              {label}
            </Link>
          ))}
        </span>
      ) : undefined,
  },
  { key: 'width', title: '尺寸', cell: ({ width, height }) => <span className="num">{`${width} × ${height}`}</span> },
  { key: 'size', title: '大小', kind: 'number', canSort: true, cell: ({ size }) => formatSize(size) },
  { key: 'create_time', title: '上传', kind: 'time', canSort: true },
  { key: 'storage', title: '存放', isOptional: true, cell: ({ storage }) => storages[storage] ?? storage },
  { key: 'url', title: '地址', isOptional: true, width: 24 },
  { key: 'id', title: 'ID', kind: 'number', canSort: true, isOptional: true },
]

const filters: Filter<typeof list>[] = [
  { name: 'q', label: '文件名或地址', kind: 'text', placeholder: '文件名或地址', width: 18 },
]

export const Page = () => {
  const refresh = useRefreshList()
  const upload = <ImageUpload label="图片" shown="" onUploaded={() => void refresh(list)} />
  return (
    <CrudPage
      title="上传的图片"
      hint="管理员上传的图片，以及用到它们的设置和列表。正在使用的不能删除。"
      list={list}
      noun="张图片"
      columns={columns}
      filters={filters}
      nameOf={({ name }) => name}
      headActions={upload}
      remove={{
        call: 'POST /admin/v1/upload/delete',
        warning: (
          <p>
            设置和列表正在使用的图片不会删除。资源、文章和词条里的引用不会检查，请先确认。删除后不能恢复，要用时需要重新上传。
          </p>
        ),
      }}
      rowActions={({ name, url }) => <OpenLink to={url} label={`打开 ${name}`} />}
      empty={
        <EmptyState title="还没有上传图片">
          <p>在设置、列表、资源和词条里上传的图片会出现在这里。</p>
        </EmptyState>
      }
    />
  )
}
