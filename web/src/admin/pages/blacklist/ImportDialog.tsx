import { useState } from 'react'
import type { ApiOutput } from '../../../lib/api.ts'
import { formatCount } from '../../../lib/text-format.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useChange } from '../../kit/use-change.ts'
import { refreshedLists } from './entry.tsx'
import styles from './blacklist.module.css'

const call = 'POST /admin/v1/blacklist/import'

/** Brings many entries in from text or a file; afterwards says which lines could not be taken. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('')
  const [reply, setReply] = useState<ApiOutput<typeof call>>()
  const change = useChange(call, { refreshes: refreshedLists, isForm: true, onDone: setReply })
  const lines = text.split('\n').filter((line) => line.trim()).length
  if (reply) return <Result reply={reply} onClose={onClose} />
  return (
    <Dialog title="导入黑名单" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({ text })
        }}
      >
        <div className="field">
          <label htmlFor="blacklist-text">一行一个 IP 或网段，逗号后面写原因</label>
          <textarea
            id="blacklist-text"
            className={`input ${styles.lines}`}
            rows={10}
            placeholder={'203.0.113.7,撞库\n198.51.100.0/24,采集'}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <label className={styles.file}>
          从文件读取（CSV 或文本）
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
          />
        </label>
        <FormFailure error={change.error} />
        <div className={styles.actions}>
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

const Result = ({ reply, onClose }: { reply: ApiOutput<typeof call>; onClose: () => void }) => (
  <Dialog title="导入结果" onClose={onClose}>
    <div className={styles.form}>
      <p>
        新增 <b className="num">{formatCount(reply.added)}</b> 条，原来就有{' '}
        <b className="num">{formatCount(reply.known)}</b> 条
        {reply.invalid_total > 0 && (
          <>
            ，<b className="num">{formatCount(reply.invalid_total)}</b> 行不能识别
          </>
        )}
        。
      </p>
      {reply.invalid.length > 0 && (
        <ol className={styles.invalid} aria-label="不能识别的行">
          {reply.invalid.map(({ line, text, msg }) => (
            <li key={line}>
              <span className="num">第 {line} 行</span>
              <code>{text}</code>
              <span>{msg}</span>
            </li>
          ))}
        </ol>
      )}
      {reply.invalid_total > reply.invalid.length && (
        <p className={styles.hint}>只列出前 {reply.invalid.length} 行。</p>
      )}
      <div className={styles.actions}>
        <button type="button" className="btn btn-solid" onClick={onClose}>
          完成
        </button>
      </div>
    </div>
  </Dialog>
)
