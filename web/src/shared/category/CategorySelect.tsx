import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { categoryOptions } from '../../lib/category/category-options.ts'
import { queryOf } from '../../lib/api/queries.ts'

interface CategorySelectProps {
  value: number
  none?: string
  onChange: (id: number) => void
}

export const CategorySelect = ({ value, none = '不分类', onChange }: CategorySelectProps) => {
  const id = useId()
  const categories = useQuery(queryOf('GET /v1/category/list_all', {}))
  return (
    <div className="field">
      <label htmlFor={id}>分类</label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={0}>{none}</option>
        {categoryOptions(categories.data ?? []).map((option) => (
          <option key={option.id} value={option.id}>
            {'\u3000'.repeat(option.depth) + option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
