import { useQuery } from '@tanstack/react-query'
import { Table } from 'semantic-ui-react'
import { useNow } from '../../../lib/browser/clock.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatAge, formatCount, formatDateTime } from '../../../lib/text/text-format.ts'
import { DriveTag } from '../../../ui/resource/DriveTag.tsx'
import page from './OverviewPage.module.css'
import { sumOf } from '../../shared/sum-of.ts'
import styles from './DriveHealthTable.module.css'

type DriveHealth = ApiOutput<'GET /admin/v1/disk/health'>[number]

const isInUse = ({ counts, answers, waiting }: DriveHealth): boolean => sumOf(counts) + sumOf(answers) + waiting > 0

const circuits: Readonly<Record<string, { word: string; tone: string }>> = {
  closed: { word: '正常', tone: 'ok' },
  half_open: { word: '试探中', tone: 'warn' },
  open: { word: '暂停询问', tone: 'bad' },
}

const Circuit = ({ circuit }: Pick<DriveHealth, 'circuit'>) => {
  const { word, tone } = circuits[circuit] ?? { word: '未知', tone: 'quiet' }
  return (
    <span className={styles.circuit} data-tone={tone}>
      {word}
    </span>
  )
}

export const DriveHealthTable = () => {
  const nowMs = useNow()
  const { data } = useQuery(queryOf('GET /admin/v1/disk/health', {}))
  const drives = data?.filter(isInUse) ?? []
  if (drives.length === 0) return null
  return (
    <section className={page.block}>
      <h2>网盘检测</h2>
      <Table unstackable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">网盘</th>
            <th scope="col">状况</th>
            <th scope="col">排队</th>
            <th scope="col" data-from="tablet">
              24 小时回答
            </th>
            <th scope="col">有效</th>
            <th scope="col">失效</th>
            <th scope="col" data-from="tablet">
              最近回答
            </th>
          </tr>
        </thead>
        <tbody>
          {drives.map(({ disk_type, circuit, waiting, answers, counts, answered_at }) => (
            <tr key={disk_type}>
              <td>
                <DriveTag type={disk_type} />
              </td>
              <td>
                <Circuit circuit={circuit} />
              </td>
              <td className="num">{formatCount(waiting)}</td>
              <td className="num" data-from="tablet">
                {formatCount(sumOf(answers))}
              </td>
              <td className="num">{formatCount(counts.valid ?? 0)}</td>
              <td className="num">{formatCount(counts.dead ?? 0)}</td>
              <td className="num" data-from="tablet" title={formatDateTime(answered_at)}>
                {formatAge(answered_at, nowMs) || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
