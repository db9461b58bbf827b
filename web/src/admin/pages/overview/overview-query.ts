import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'

const spec = 'GET /admin/v1/visit/overview'

export type Overview = ApiOutput<typeof spec>

export const ranges = [
  { value: 'day', label: '24 小时' },
  { value: 'week', label: '7 天' },
  { value: 'month', label: '30 天' },
] as const

export type Range = (typeof ranges)[number]

const refreshMs = 60_000

/** The chosen period is in the address. Shows the figures of the period before until those of a new one arrive. */
export const useOverview = () => {
  const [params] = useSearchParams()
  const range = ranges.find(({ value }) => value === params.get('range')) ?? ranges[0]
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(spec, { range: range.value }),
    staleTime: 0,
    refetchInterval: refreshMs,
    placeholderData: (previous: Overview | undefined) => previous,
  })
  return { range, data, error, isPlaceholderData, refetch }
}
