import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Table } from 'semantic-ui-react'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { driveOf } from '../../../lib/resource/drives.ts'
import { searchAddress } from '../../../lib/search-state/search-state.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import { CsvButton } from './CsvButton.tsx'
import type { DayRange } from './range.ts'
import { sumOf } from '../../shared/sum-of.ts'
import styles from './data-log.module.css'

type Top = ApiOutput<'GET /admin/v1/visit/top'>
type ListName = keyof Top
type RowOf<N extends ListName> = NonNullable<Top[N]>[number]

interface Column<R> {
  title: string
  /** Text of the file; also the cell unless `cell` is given. */
  text: (row: R) => string
  cell?: (row: R) => ReactNode
  isNumber?: boolean
}

interface TopListProps<N extends ListName> {
  title: string
  name: string
  /** Undefined while it loads, null when the service does not answer. */
  rows: Top[N] | undefined
  keyOf: (row: RowOf<N>) => string
  columns: readonly Column<RowOf<N>>[]
  empty: string
}

const TopList = <N extends ListName>({ title, name, rows, keyOf, columns, empty }: TopListProps<N>) => {
  const list = (rows ?? []) as RowOf<N>[]
  const csvRows = () => [
    columns.map((column) => column.title),
    ...list.map((row) => columns.map(({ text }) => text(row))),
  ]
  return (
    <section className={styles.top} aria-label={title} aria-busy={rows === undefined}>
      <header>
        <h2>{title}</h2>
        <CsvButton name={name} label={title} rows={csvRows} isEmpty={list.length === 0} />
      </header>
      {rows === null && <p className={styles.note}>这一项暂时读不到，请稍后再试</p>}
      {rows && list.length === 0 && <p className={styles.note}>{empty}</p>}
      {list.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll
        <section className={styles.topScroller} aria-label={`${title}列表`} tabIndex={0}>
          <Table unstackable className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.title} scope="col" data-number={column.isNumber}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ title: column, text, cell, isNumber }) => (
                    <td key={column} className={isNumber ? 'num' : undefined} data-number={isNumber}>
                      {cell ? cell(row) : text(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
    </section>
  )
}

const deadShare = ({ counts }: RowOf<'drives'>): string => {
  const total = sumOf(counts)
  return total === 0 ? '–' : `${(((counts.dead ?? 0) / total) * 100).toFixed(1)}%`
}

const countColumn = <R,>(title: string, countOf: (row: R) => number): Column<R> => ({
  title,
  text: (row) => String(countOf(row)),
  cell: (row) => formatCount(countOf(row)),
  isNumber: true,
})

const resourceColumns: Column<RowOf<'resources'>>[] = [
  {
    title: '资源',
    text: ({ disk_name }) => disk_name,
    cell: ({ doc_id, disk_name }) => <Link to={`/doc/${doc_id}`}>{disk_name}</Link>,
  },
  countColumn('浏览', ({ views }) => views),
]

const sharerColumns: Column<RowOf<'sharers'>>[] = [
  {
    title: '分享者',
    text: ({ share_user }) => share_user,
    cell: ({ share_user }) => (
      <Link to={`/admin/list_disk?share_user=${encodeURIComponent(share_user)}`}>{share_user}</Link>
    ),
  },
  countColumn('资源', ({ resources }) => resources),
  countColumn('浏览', ({ views }) => views),
]

const wordColumns: Column<RowOf<'words'>>[] = [
  { title: '词', text: ({ key }) => key, cell: ({ key }) => <Link to={searchAddress({ q: key })}>{key}</Link> },
  countColumn('结果', ({ hits }) => hits),
  countColumn('搜索', ({ count }) => count),
]

const driveColumns: Column<RowOf<'drives'>>[] = [
  {
    title: '网盘',
    text: ({ disk_type }) => driveOf(disk_type).label,
    cell: ({ disk_type }) => <DriveTag type={disk_type} />,
  },
  countColumn('资源', ({ counts }) => sumOf(counts)),
  countColumn('失效', ({ counts }) => counts.dead ?? 0),
  { title: '失效占比', text: deadShare, isNumber: true },
]

const referrerNames: Readonly<Record<string, string>> = { direct: '直接访问', other: '其他' }

const nameOfReferrer = ({ host }: RowOf<'referrers'>): string => referrerNames[host] ?? host

const referrerColumns: Column<RowOf<'referrers'>>[] = [
  { title: '来源', text: nameOfReferrer },
  countColumn('访问', ({ visits }) => visits),
]

export const TopLists = ({ range: { from, to } }: { range: DayRange }) => {
  const { data, error, refetch } = useQuery({ ...queryOf('GET /admin/v1/visit/top', { from, to }), staleTime: 60_000 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const file = (name: string): string => `${name}-${from}-${to}`
  const drives = data?.drives?.filter(({ counts }) => sumOf(counts) > 0) ?? data?.drives
  return (
    <div className={styles.tops}>
      <TopList<'resources'>
        title="浏览最多的资源"
        name={file('resources')}
        rows={data?.resources}
        keyOf={({ doc_id }) => doc_id}
        columns={resourceColumns}
        empty="这段时间没有浏览"
      />
      <TopList<'sharers'>
        title="浏览最多的分享者"
        name={file('sharers')}
        rows={data?.sharers}
        keyOf={({ share_user }) => share_user}
        columns={sharerColumns}
        empty="这段时间没有浏览"
      />
      <TopList<'words'>
        title="搜索最多的词"
        name={file('words')}
        rows={data?.words}
        keyOf={({ key }) => key}
        columns={wordColumns}
        empty="这段时间没有搜索"
      />
      <TopList<'drives'>
        title="各网盘的失效占比"
        name={file('drives')}
        rows={drives}
        keyOf={({ disk_type }) => disk_type}
        columns={driveColumns}
        empty="还没有资源"
      />
      <TopList<'referrers'>
        title="访问来源"
        name={file('referrers')}
        rows={data?.referrers}
        keyOf={({ host }) => host}
        columns={referrerColumns}
        empty="这段时间没有从站外打开的页面"
      />
    </div>
  )
}
