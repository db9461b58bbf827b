import { useState } from 'react'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import type { DataList } from './data-lists.ts'
import styles from './data-lists.module.css'

const maxValues = 10_000

export const AddValuesDialog = ({ list, onClose }: { list: DataList; onClose: () => void }) => {
  const [text, setText] = useState('')
  const values = [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
  const change = useApiMutation('POST /admin/v1/arr_cache/add', {
    refreshes: ['GET /admin/v1/arr_cache/list'],
    isForm: true,
    onDone: ({ added, known }) => {
      toast('success', known > 0 ? `添加成功：新增 ${added} 条，原来就有 ${known} 条` : '添加成功')
      onClose()
    },
  })
  return (
    <Dialog title={`添加${list.label}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ type: list.type, values })
        }}
      >
        <p className={styles.description}>{list.description}</p>
        <div className="field">
          <label htmlFor="values-text">{list.example}</label>
          <textarea
            id="values-text"
            className="input"
            rows={8}
            data-first-focus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {values.length > maxValues && <span className="field-error">一次最多 {formatCount(maxValues)} 条</span>}
        </div>
        <FormFailure error={change.error} />
        <div className={styles.actions}>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button
            type="submit"
            className="btn btn-solid"
            disabled={values.length === 0 || values.length > maxValues || change.isPending}
          >
            {change.isPending ? '保存中…' : values.length > 0 ? `添加 ${formatCount(values.length)} 条` : '添加'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
