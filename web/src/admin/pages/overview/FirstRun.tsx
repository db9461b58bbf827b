import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { parseFields } from '../../../lib/settings/settings.ts'
import { mergeSetting } from '../../shared/merge-setting.ts'
import { openImportDialog } from '../../../shared/import/import-dialog-state.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import { firstRunItems } from './first-run.ts'
import type { FirstRunItem } from './first-run.ts'
import styles from './FirstRun.module.css'

const settings = queryOf('GET /admin/v1/site_config/all', {})

/** The steps after the installation, until all are done or an admin dismisses the list. */
export const FirstRun = () => {
  const client = useQueryClient()
  const stored = useQuery({ ...settings, staleTime: 0 })
  // A dismissed list needs none of them.
  const enabled = stored.data ? parseFields(stored.data.first_run).dismissed !== true : false
  const account = useQuery({ ...queryOf('GET /auth/v1/user/info', {}), enabled })
  const drives = useQuery({ ...queryOf('GET /admin/v1/disk/health', {}), enabled })
  const resources = useQuery({ ...queryOf('GET /admin/v1/disk/list', { size: 1 }), enabled })
  const newest = { size: 1, order_by: 'started_at', order: 'desc' } as const
  const backups = useQuery({ ...queryOf('GET /admin/v1/backup/list', newest), enabled })
  const dismissal = useMutation({
    mutationFn: () => mergeSetting('first_run', { dismissed: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: settings.queryKey }),
  })
  if (!stored.data || !account.data || !drives.data || !resources.data || !backups.data) return null
  const items = firstRunItems({
    texts: stored.data,
    hasInitialPassword: account.data.has_initial_password,
    drives: drives.data,
    resources: resources.data.total,
    backup: backups.data.list[0],
  })
  const done = items?.filter(({ isDone }) => isDone).length
  if (!items || done === items.length) return null
  return (
    <section className={styles.card} aria-labelledby="first-run">
      <header className={styles.head}>
        <h2 id="first-run">首次设置</h2>
        <span className="num">
          已完成 {done} / {items.length}
        </span>
        <button
          type="button"
          className="btn btn-small"
          disabled={dismissal.isPending}
          onClick={() => dismissal.mutate()}
        >
          不再显示
        </button>
      </header>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.key} data-done={item.isDone}>
            <span className={styles.mark}>
              <span className="vh">{item.isDone ? '已完成' : '未完成'}</span>
              {item.isDone && <Icon of={checkIcon} size={16} />}
            </span>
            <div>
              <Action of={item} />
              <p>{item.hint}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Action = ({ of: { title, to, isDone } }: { of: FirstRunItem }) => {
  if (isDone) return <b>{title}</b>
  if (to !== undefined) return <Link to={to}>{title}</Link>
  return (
    <button type="button" className={styles.link} onClick={openImportDialog}>
      {title}
    </button>
  )
}
