import { visitKinds } from '@pandex/contracts/enums'
import type { VisitKind } from '@pandex/contracts/enums'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { countsByHour, hoursQuery, totalOf, visitLabels } from './visit-counts.ts'
import { HourChart } from './HourChart.tsx'
import styles from './visits.module.css'

export const DaySummary = ({ day }: { day: string }) => {
  const [chosen, setChosen] = useState<VisitKind>('visit')
  const { data, error, refetch } = useQuery({
    ...queryOf('GET /admin/v1/visit/data_log', hoursQuery(day)),
    staleTime: 60_000,
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const points = data?.list ?? []
  const label = visitLabels[chosen]
  return (
    <section className={styles.summary} aria-label="当天合计" aria-busy={!data}>
      <div className={styles.totals}>
        {visitKinds.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => setChosen(kind)}>
            <span>{visitLabels[kind]}</span>
            <b className="num">{data ? formatCount(totalOf(points, kind)) : '–'}</b>
          </button>
        ))}
      </div>
      <HourChart counts={countsByHour(points, chosen)} label={label} />
    </section>
  )
}
