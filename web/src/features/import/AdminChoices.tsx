import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { categoryOptions } from './category-tree.ts'
import { queryOf } from '../../lib/queries.ts'
import styles from './AdminChoices.module.css'

interface Choices {
  /** 0 for none. */
  cateId: number
  isMine: boolean
  weight: number
}

export const defaultChoices: Choices = { cateId: 0, isMine: false, weight: 1 }

/** What only an admin decides about an import. */
export const AdminChoices = ({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) => {
  const id = useId()
  const categories = useQuery(queryOf('GET /v1/category/list_all', {}))
  return (
    <div className={styles.choices}>
      <div className="field">
        <label htmlFor={`${id}-category`}>分类</label>
        <select
          id={`${id}-category`}
          className="input"
          value={choices.cateId}
          onChange={(event) => onChange({ ...choices, cateId: Number(event.target.value) })}
        >
          <option value={0}>不分类</option>
          {categoryOptions(categories.data ?? []).map((option) => (
            <option key={option.id} value={option.id}>
              {'\u3000'.repeat(option.depth) + option.name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-weight`}>权重</label>
        <input
          id={`${id}-weight`}
          className="input num"
          type="number"
          step={1}
          value={choices.weight}
          onChange={(event) => onChange({ ...choices, weight: Math.trunc(Number(event.target.value)) })}
        />
      </div>
      <label className={styles.mine}>
        <input
          type="checkbox"
          checked={choices.isMine}
          onChange={(event) => onChange({ ...choices, isMine: event.target.checked })}
        />
        我的资源（搜索时排在前面）
      </label>
    </div>
  )
}
