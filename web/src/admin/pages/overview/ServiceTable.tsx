import { Table } from 'semantic-ui-react'
import { useNow } from '../../../lib/browser/clock.ts'
import { formatAge, formatCount, formatDateTime } from '../../../lib/text/text-format.ts'
import type { Overview } from './overview-query.ts'
import page from './OverviewPage.module.css'
import styles from './DriveHealthTable.module.css'

type Service = Overview['services'][number]

const names: Record<Service['name'], string> = {
  disk: '资源',
  search: '搜索',
  task: '任务',
  user: '用户',
  order: '订单',
  config: '配置',
  captcha: '验证码',
}

const order = Object.keys(names) as Service['name'][]

const stateOf = (service: Service | undefined): { word: string; tone: string } => {
  if (!service) return { word: '–', tone: 'quiet' }
  if (!service.status) return { word: '没有回答', tone: 'bad' }
  const { unready } = service.status
  return unready.length > 0 ? { word: `等待 ${unready.join('、')}`, tone: 'warn' } : { word: '正常', tone: 'ok' }
}

const numberOf = (count: number | null | undefined): string => (typeof count === 'number' ? formatCount(count) : '–')

export const ServiceTable = ({ services }: { services: readonly Service[] | undefined }) => {
  const nowMs = useNow()
  return (
    <section className={page.block} id="services" aria-busy={!services}>
      <h2>服务</h2>
      <Table unstackable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">服务</th>
            <th scope="col">状况</th>
            <th scope="col" data-from="tablet">
              版本
            </th>
            <th scope="col" data-from="tablet">
              启动
            </th>
            <th scope="col">等待的事件</th>
            <th scope="col">失败的事件</th>
          </tr>
        </thead>
        <tbody>
          {order.map((name) => {
            const service = services?.find((one) => one.name === name)
            const { word, tone } = stateOf(service)
            const status = service?.status
            return (
              <tr key={name}>
                <th scope="row">{names[name]}</th>
                <td>
                  <span className={styles.circuit} data-tone={tone}>
                    {word}
                  </span>
                </td>
                <td className="num" data-from="tablet">
                  {status?.version || '–'}
                </td>
                <td className="num" data-from="tablet" title={formatDateTime(status?.started_at ?? '')}>
                  {formatAge(status?.started_at ?? '', nowMs) || '–'}
                </td>
                <td className="num">{numberOf(status?.waiting_events)}</td>
                <td className="num">{numberOf(status?.dead_letters)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      <p className={page.hint}>
        处理失败的事件保留在 Kafka 里；排除原因后，用 <code>make redrive s=服务名</code> 重放。
      </p>
    </section>
  )
}
