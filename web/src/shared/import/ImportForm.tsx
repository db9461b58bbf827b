import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { countCharacters } from '../../lib/text/characters.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { toast } from '../../lib/browser/toast.ts'
import { useDebounced } from '../../lib/browser/use-delayed.ts'
import { AdminChoices, defaultChoices } from './AdminChoices.tsx'
import type { Audience, ImportReply } from './import-reply.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { checkImportText, maxCharacters, maxRecommendedLinks } from './import-rules.ts'
import styles from './ImportForm.module.css'

const previewDelayMs = 400

export const ImportForm = ({
  audience,
  initialText,
  onAccepted,
}: {
  audience: Audience
  initialText: string
  onAccepted: (reply: ImportReply) => void
}) => {
  const site = useSite()
  const session = useSession()
  const fieldId = useId()
  const [text, setText] = useState(initialText)
  const [choices, setChoices] = useState(defaultChoices)
  const previewed = useDebounced(text, previewDelayMs)
  const characters = countCharacters(text)
  const mustLogIn = audience === 'public' && site.importNeedsLogin && !session
  const submit = useMutation({
    mutationFn: () =>
      audience === 'admin'
        ? api('POST /admin/v1/task/import_disk', {
            text,
            cate_id: choices.cateId ? [choices.cateId] : [],
            params: { is_mine: choices.isMine, weight: choices.weight },
          })
        : api('POST /v1/task/import_disk', { text }),
    onSuccess: (reply) => {
      toast('success', '后台处理中...')
      onAccepted(reply)
    },
  })
  const onSubmit = (event: React.FormEvent): void => {
    event.preventDefault()
    const problem = checkImportText(text)
    if (problem) toast('info', problem)
    else submit.mutate()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.hint} id={`${fieldId}-hint`}>
        建议一次最多{maxRecommendedLinks}
        条，支持夸克、迅雷、阿里、百度、UC、115、蓝奏。聊天记录、网页文字整段粘贴即可，提取码和名称会自动对上。
      </p>
      {site.importNotice && <p className={styles.notice}>{site.importNotice}</p>}
      <div className={styles.panes}>
        <div className={styles.pane}>
          <label className="vh" htmlFor={fieldId}>
            含有分享链接的文本
          </label>
          <textarea
            id={fieldId}
            className={styles.text}
            aria-describedby={`${fieldId}-hint ${fieldId}-count`}
            aria-invalid={characters > maxCharacters}
            placeholder={'庆余年 第二季 4K\n链接：https://pan.quark.cn/s/…\n提取码：…'}
            spellCheck={false}
            data-first-focus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${fieldId}-count`} className={`num ${styles.count}`} data-over={characters > maxCharacters}>
            {formatCount(characters)} / {maxCharacters}
          </p>
        </div>
        <ImportPreview text={previewed} />
      </div>
      {audience === 'admin' && <AdminChoices choices={choices} onChange={setChoices} />}
      <footer className={styles.footer}>
        <p>{audience === 'public' && site.importNeedsReview && '导入后由管理员审核，通过后即可被收录和搜索。'}</p>
        <button
          type="submit"
          className="btn btn-solid"
          disabled={mustLogIn || submit.isPending || characters > maxCharacters}
        >
          {mustLogIn ? '请先登录' : submit.isPending ? '提交中…' : '导入'}
        </button>
      </footer>
    </form>
  )
}
