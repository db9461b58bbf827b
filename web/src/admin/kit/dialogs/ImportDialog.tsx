import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ApiInput, ApiOutput, Spec } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import formStyles from './DialogForm.module.css'
import styles from './ImportDialog.module.css'
import type { ListSpec } from '../list/list-spec.ts'
import { useApiMutation } from '../list/use-api-mutation.ts'

type ImportSpec = { [S in Spec]: { text: string } extends ApiInput<S> ? S : never }[Spec]

export interface ImportResult {
  summary: ReactNode
  failed: readonly { line: number; text: string; msg: string }[]
  /** May exceed the number of listed failures. */
  failedTotal: number
}

interface ImportDialogProps<S extends ImportSpec> {
  title: string
  call: S
  label: string
  placeholder: string
  hint?: ReactNode
  accept: string
  refreshes: readonly ListSpec[]
  resultOf: (output: ApiOutput<S>, text: string) => ImportResult
  onClose: () => void
}

export const ImportDialog = <S extends ImportSpec>(props: ImportDialogProps<S>) => {
  const { title, call, label, placeholder, hint, accept, refreshes, resultOf, onClose } = props
  const [text, setText] = useState('')
  const [result, setResult] = useState<ImportResult>()
  const change = useApiMutation(call, {
    refreshes,
    isForm: true,
    onDone: (output) => setResult(resultOf(output, text)),
  })
  const lines = text.split('\n').filter((line) => line.trim()).length
  if (result) return <Result of={result} onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ text } as ApiInput<S>)
        }}
      >
        <div className="field">
          <label htmlFor="import-text">{label}</label>
          <textarea
            id="import-text"
            className={`input ${formStyles.lines}`}
            rows={10}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {hint}
        <label className={styles.file}>
          从文件读取
          <input type="file" accept={accept} onChange={(event) => void event.target.files?.[0]?.text().then(setText)} />
        </label>
        <FormFailure error={change.error} />
        <div className={formStyles.actions}>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button type="submit" className="btn btn-solid" disabled={lines === 0 || change.isPending}>
            {change.isPending ? '导入中…' : lines > 0 ? `导入 ${formatCount(lines)} 行` : '导入'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const Result = ({ of: { summary, failed, failedTotal }, onClose }: { of: ImportResult; onClose: () => void }) => (
  <Dialog title="导入结果" onClose={onClose}>
    <div className={formStyles.form}>
      <p className="num">{summary}</p>
      {failed.length > 0 && (
        <ol className={styles.failed} aria-label="没有导入的行">
          {failed.map(({ line, text, msg }) => (
            <li key={line}>
              <span className="num">第 {line} 行</span>
              <code>{text}</code>
              <span>{msg}</span>
            </li>
          ))}
        </ol>
      )}
      {failedTotal > failed.length && <p className={styles.hint}>只列出前 {failed.length} 行。</p>}
      <div className={formStyles.actions}>
        <button type="button" className="btn btn-solid" onClick={onClose}>
          完成
        </button>
      </div>
    </div>
  </Dialog>
)
