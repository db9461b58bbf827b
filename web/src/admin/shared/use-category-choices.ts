import { useQuery } from '@tanstack/react-query'
import { categoryOptions } from '../../lib/category/category-options.ts'
import { queryOf } from '../../lib/api/queries.ts'
import type { Option } from '../../ui/form/SelectField.tsx'

/** Categories in tree order, indented by level. */
export const useCategoryChoices = (): Option[] => {
  const { data = [] } = useQuery(queryOf('GET /v1/category/list_all', {}))
  return categoryOptions(data).map(({ id, name, depth }) => ({
    value: String(id),
    label: '\u3000'.repeat(depth) + name,
  }))
}
