import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/api/api.ts'
import { updateDisks } from '../disk.ts'
import type { BulkTarget } from '../disk.ts'

export const useTargetCount = (target: BulkTarget): { count: number | undefined; error: unknown } => {
  const { data, error } = useQuery({
    queryKey: [updateDisks, target, 'preview'],
    queryFn: () => api(updateDisks, { ...target, preview: true, set: {} }),
    staleTime: 0,
    gcTime: 0,
  })
  return { count: data?.count, error }
}
