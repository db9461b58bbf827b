import { useNow } from '../../../lib/browser/clock.ts'
import { formatSize, parseTimeMs } from '../../../lib/text/text-format.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { RowOf } from '../../kit/list/list-spec.ts'
import type { Column } from '../../kit/table/columns.tsx'
import styles from './backup.module.css'

const list = 'GET /admin/v1/backup/list'
type Backup = RowOf<typeof list>

const columns: Column<Backup>[] = [
  { key: 'name', title: '文件' },
  { key: 'started_at', title: '时间', kind: 'time', canSort: true },
  { key: 'ended_at', title: '用时', cell: (backup) => `${durationSeconds(backup)} 秒` },
  {
    key: 'bytes',
    title: '大小',
    canSort: true,
    cell: ({ bytes, error }) => (error ? undefined : <span className="num">{formatSize(bytes)}</span>),
  },
  { key: 'error', title: '结果', cell: (backup) => <Result of={backup} /> },
]

const durationSeconds = ({ started_at, ended_at }: Backup): number =>
  Math.round((parseTimeMs(ended_at) - parseTimeMs(started_at)) / 1000)

const backupCommand = 'make backup KEEP=7'
const cronLine = '0 4 * * * cd <Pandex 的目录> && make backup KEEP=7 >> backups/backup.log 2>&1'
const restoreCommand = 'make down && make restore FILE=backups/<文件> FORCE=1 && make up'

export const Page = () => (
  <CrudPage
    title="备份"
    hint="备份在服务器上用命令完成，网页不能读写备份文件。"
    list={list}
    noun="个备份"
    columns={columns}
    filters={[]}
    nameOf={({ name }) => name}
    above={<Commands />}
    empty={
      <EmptyState title="还没有备份">
        <p>在服务器上运行 make backup，完成后会出现在这里。</p>
      </EmptyState>
    }
  />
)

const Commands = () => (
  <dl className={styles.commands}>
    <Command label="马上备份，保留最新 7 个" command={backupCommand} />
    <Command label="每天 4 点备份（crontab -e）" command={cronLine} />
    <Command label="恢复：备份之后的一切都会丢失" command={restoreCommand} />
  </dl>
)

const Command = ({ label, command }: { label: string; command: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <code>{command}</code>
      <CopyButton text={command} label="复制命令" />
    </dd>
  </div>
)

const oldAfterMs = 48 * 3_600_000

const Result = ({ of: { error, started_at } }: { of: Backup }) => {
  const nowMs = useNow()
  if (error)
    return (
      <span title={error}>
        <Badge tone="bad">失败</Badge> {error}
      </span>
    )
  return nowMs - parseTimeMs(started_at) > oldAfterMs ? <Badge tone="off">成功</Badge> : <Badge tone="ok">成功</Badge>
}
