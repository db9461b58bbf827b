import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import { CategorySelect } from '../../../../shared/category/CategorySelect.tsx'
import type { Corrections } from './decisions.ts'
import type { Item } from '../items.ts'
import styles from './CorrectionFields.module.css'

export const nameFieldAttribute = { 'data-correct-name': true }

interface CorrectionFieldsProps {
  item: Item
  draft: Partial<Corrections>
  onDraft: (draft: Partial<Corrections>) => void
  onSubmit: () => void
}

export const CorrectionFields = ({ item, draft, onDraft, onSubmit }: CorrectionFieldsProps) => {
  const id = useId()
  const name = draft.disk_name ?? item.disk_name
  const password = draft.disk_pass ?? item.disk_pass
  return (
    // Escape leaves the fields so that the review shortcuts work again; it does not close the item.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        leaveField()
        onSubmit()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        leaveField()
      }}
      noValidate
    >
      <div className="field">
        <label htmlFor={`${id}-name`}>名称</label>
        <input
          {...nameFieldAttribute}
          id={`${id}-name`}
          className="input"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          placeholder="文字里没有名称，以网盘里的为准"
          value={name}
          onChange={({ target }) => onDraft({ ...draft, disk_name: target.value })}
        />
      </div>
      <div className={styles.pair}>
        <div className="field">
          <label htmlFor={`${id}-pass`}>提取码</label>
          <input
            id={`${id}-pass`}
            className="input"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            placeholder="没有"
            value={password}
            onChange={({ target }) => onDraft({ ...draft, disk_pass: target.value })}
          />
        </div>
        <CategorySelect value={draft.cate_id ?? item.cate_id} onChange={(cate_id) => onDraft({ ...draft, cate_id })} />
      </div>
      <p className={styles.id}>
        分享 ID <code>{item.disk_id}</code>
      </p>
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
    </form>
  )
}

const leaveField = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
