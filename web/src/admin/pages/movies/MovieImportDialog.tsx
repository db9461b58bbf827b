import { formatCount } from '../../../lib/text/text-format.ts'
import { ImportDialog } from '../../kit/dialogs/ImportDialog.tsx'
import styles from './movies.module.css'

const examples = [
  '25853071 庆余年',
  'https://movie.douban.com/subject/26277285/ 琅琊榜',
  '{"name":"狂飙","year":2023,"type":"tv","rating":8.5,"alias":["The Knockout"]}',
].join('\n')

const formats = (
  <dl className={styles.formats}>
    <div>
      <dt>豆瓣编号或网址</dt>
      <dd>后面空一格写片名；没有片名的先存为不显示的草稿，随后到豆瓣补全</dd>
    </div>
    <div>
      <dt>JSON</dt>
      <dd>name，可加 alias、year、type、cover、rating、douban_id、description、actors；也可以粘贴豆瓣的 JSON 列表</dd>
    </div>
  </dl>
)

export const MovieImportDialog = ({ onClose }: { onClose: () => void }) => (
  <ImportDialog
    title="导入影视信息"
    call="POST /admin/v1/movie/import_douban"
    label="一行一部，最多 5000 行"
    placeholder={examples}
    hint={formats}
    accept=".txt,.json,.jsonl,.ndjson,text/plain,application/json"
    refreshes={['GET /admin/v1/movie/list']}
    resultOf={({ added, known, drafts, failed }, text) => {
      const lines = text.split('\n')
      return {
        summary: (
          <>
            新增 <b>{formatCount(added)}</b> 部，原来就有 <b>{formatCount(known)}</b> 部
            {drafts > 0 && (
              <>
                ；其中 <b>{formatCount(drafts)}</b> 部只有编号，到豆瓣查到或填写片名后再显示
              </>
            )}
            {failed.length > 0 && (
              <>
                ，<b>{formatCount(failed.length)}</b> 行没有导入
              </>
            )}
            。
          </>
        ),
        failed: failed.map(({ line, msg }) => ({ line, msg, text: lines[line - 1]?.trim() ?? '' })),
        failedTotal: failed.length,
      }
    }}
    onClose={onClose}
  />
)
