import { Table } from 'semantic-ui-react'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { CsvButton } from './CsvButton.tsx'
import { formatFigure } from './kinds.ts'
import type { Kind, Point } from './kinds.ts'
import { pointName } from '../../shared/point-name.ts'
import type { DayRange } from './range.ts'
import styles from './data-log.module.css'

interface SeriesTableProps {
  points: readonly Point[]
  kinds: readonly Kind[]
  range: DayRange
}

/** Digits only, for spreadsheets. */
const csvText = ({ isMoney }: Kind, figure: number | null): string =>
  isMoney && figure !== null ? fixedYuan(figure) : String(figure ?? '')

/** All counts of the chart, newest first. */
export const SeriesTable = ({ points, kinds, range }: SeriesTableProps) => {
  const rows = points.toReversed()
  const csvRows = () => [
    ['时间', ...kinds.map(({ label }) => label)],
    ...points.map((point) => [
      pointName(point.time, range.unit),
      ...kinds.map((kind) => csvText(kind, point[kind.key])),
    ]),
  ]
  return (
    <div className={styles.tableFrame}>
      <CsvButton name={`data-${range.from}-${range.to}`} label="数据统计" rows={csvRows} isEmpty={rows.length === 0} />
      <details className={styles.details}>
        <summary>表格</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll */}
        <section className={styles.scroller} aria-label="数据表格" tabIndex={0}>
          <Table unstackable className={styles.table}>
            <thead>
              <tr>
                <th scope="col">时间</th>
                {kinds.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((point) => (
                <tr key={point.time}>
                  <th scope="row" className="num">
                    {pointName(point.time, range.unit)}
                  </th>
                  {kinds.map((kind) => (
                    <td key={kind.key} className="num">
                      {formatFigure(kind, point[kind.key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      </details>
    </div>
  )
}
