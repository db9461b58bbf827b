import { useId } from 'react'
import { CategorySelect } from '../category/CategorySelect.tsx'
import styles from './AdminChoices.module.css'

export interface Choices {
  /** 0: no category. */
  cateId: number
  isMine: boolean
  weight: number
}

export const defaultChoices: Choices = { cateId: 0, isMine: false, weight: 1 }

export const AdminChoices = ({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) => {
  const id = useId()
  return (
    <div className={styles.choices}>
      <CategorySelect value={choices.cateId} onChange={(cateId) => onChange({ ...choices, cateId })} />
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
