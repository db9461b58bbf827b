import { Link } from 'react-router-dom'
import { openImportDialogWith } from '../../../shared/import/import-dialog-state.ts'
import { searchAddress } from '../../../lib/search-state/search-state.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { fixedYuan } from '../../../shared/shop/yuan.ts'
import { BarChart } from '../../kit/BarChart.tsx'
import { describeChange } from './describe-change.ts'
import { ranges } from './overview-query.ts'
import type { Overview, Range } from './overview-query.ts'
import { shortPointName } from '../../shared/point-name.ts'
import styles from './TrendCards.module.css'

type Charts = Overview['charts']
type Chart = NonNullable<Charts[keyof Charts]>

const yuanText = (cents: number): string => `${fixedYuan(cents)} 元`

const titles: Record<keyof Charts, string> = {
  visits: '访问',
  searches: '搜索',
  zero_searches: '无结果的搜索',
  imports: '导入的链接',
  users: '新用户',
  revenue: '收入',
  orders: '订单',
  paid_orders: '付款的订单',
}

/** Texts of figures that are no counts. */
const formats: Partial<Record<keyof Charts, (figure: number) => string>> = { revenue: yuanText }

const barsPerLabel: Record<Range['value'], number> = { day: 4, week: 1, month: 5 }

interface TrendChartProps {
  chart: Chart
  title: string
  range: Range
  format: ((figure: number) => string) | undefined
}

const TrendChart = ({ chart, title, range, format }: TrendChartProps) => {
  const names = chart.points.map(({ time }) => shortPointName(time, range.value === 'day' ? 'hour' : 'day'))
  const counts = chart.points.map(({ count }) => count)
  const step = barsPerLabel[range.value]
  const labels = names.filter((_, index) => index % step === 0)
  return (
    <BarChart
      counts={counts}
      labels={range.value === 'day' ? labels.map((label) => label.slice(6)) : labels}
      barsPerLabel={step}
      caption={(index) =>
        chart.total === 0 ? `还没有${title}` : `${names[index]}，${(format ?? formatCount)(counts[index] ?? 0)}`
      }
      summary={names
        .map((name, index) => `${name} ${format?.(counts[index] ?? 0) ?? `${counts[index]} 次`}`)
        .join('，')}
    />
  )
}

interface TrendCardProps {
  title: string
  range: Range
  /** Undefined while it loads, null when the service does not answer. */
  chart: Chart | null | undefined
  format: ((figure: number) => string) | undefined
  note: string
}

const TrendCard = ({ title, range, chart, format, note }: TrendCardProps) => (
  <section className={styles.card} aria-label={title} aria-busy={chart === undefined}>
    <h3>{title}</h3>
    <p className={styles.figures}>
      <b className="num">{chart ? (format ?? formatCount)(chart.total) : '–'}</b>
      <span>{chart && `比之前 ${range.label}${describeChange(chart.total, chart.previous, format)}`}</span>
      {note && <span>{note}</span>}
    </p>
    <div className={styles.chart}>
      {chart && <TrendChart chart={chart} title={title} range={range} format={format} />}
      {chart === null && <p className={styles.missing}>这一项暂时读不到，稍后自动重试</p>}
    </div>
  </section>
)

const ZeroWords = ({ overview }: { overview: Overview | undefined }) => {
  const words = overview?.zero_words
  return (
    <section className={styles.card} aria-label="没有结果的词" aria-busy={!overview}>
      <h3>没有结果的词</h3>
      <ol className={styles.words}>
        {words?.map(({ key, count }) => (
          <li key={key}>
            <Link to={searchAddress({ q: key })}>{key}</Link>
            <span className="num">{formatCount(count)} 次</span>
            <button
              type="button"
              className="btn btn-small"
              aria-label={`导入 ${key}`}
              onClick={() => openImportDialogWith(`${key} `)}
            >
              导入
            </button>
          </li>
        ))}
      </ol>
      {words?.length === 0 && <p className={styles.missing}>这段时间的搜索都有结果</p>}
      {words === null && <p className={styles.missing}>这一项暂时读不到，稍后自动重试</p>}
      {words && words.length > 0 && (
        <Link className={styles.more} to={`/admin/search_hot?zero=yes&from=${overview?.zero_words_from}`}>
          全部没有结果的词
        </Link>
      )}
    </section>
  )
}

const shownRange = (overview: Overview | undefined): Range =>
  ranges.find(({ value }) => value === overview?.range) ?? ranges[0]

/** How many of the orders that were created in the period were paid. */
const describeConversion = ({ orders, paid_orders: paid }: Charts): string =>
  orders && paid && orders.total > 0 ? `下单的 ${Math.round((paid.total / orders.total) * 100)}% 付了款` : ''

/** Cards have the same size before and after their figures arrive. */
export const TrendCards = ({ overview }: { overview: Overview | undefined }) => (
  <div className={styles.cards}>
    {(Object.keys(titles) as (keyof Charts)[]).map((kind) => (
      <TrendCard
        key={kind}
        title={titles[kind]}
        range={shownRange(overview)}
        chart={overview?.charts[kind]}
        format={formats[kind]}
        note={kind === 'paid_orders' && overview ? describeConversion(overview.charts) : ''}
      />
    ))}
    <ZeroWords overview={overview} />
  </div>
)
