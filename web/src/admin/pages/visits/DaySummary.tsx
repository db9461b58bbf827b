import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../lib/queries.ts'
import { formatCount } from '../../../lib/text-format.ts'
import { Failed } from '../../../ui/states.tsx'
import { countsByHour, hoursQuery, totalOf, visitKinds } from './day.ts'
import type { VisitKind } from './day.ts'
import { HourBars } from './HourBars.tsx'
import styles from './visits.module.css'

export const DaySummary = ({ day }: { day: string }) => {
  const [chosen, setChosen] = useState<VisitKind>('visit')
  const { data, error, refetch } = useQuery({
    ...queryOf('GET /admin/v1/visit/data_log', hoursQuery(day)),
    staleTime: 60_000,
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  const points = data?.list ?? []
  const label = visitKinds.find(([kind]) => kind === chosen)?.[1] ?? ''
  return (
    <section className={styles.summary} aria-label="当天合计" aria-busy={!data}>
      <div className={styles.totals}>
        {visitKinds.map(([kind, name]) => (
          <button key={kind} type="button" aria-pressed={kind === chosen} onClick={() => setChosen(kind)}>
            <span>{name}</span>
            <b className="num">{data ? formatCount(totalOf(points, kind)) : '–'}</b>
          </button>
        ))}
      </div>
      <HourBars counts={countsByHour(points, chosen)} label={label} />
    </section>
  )
}
