import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { settingGroups } from '@pandex/contracts/settings/setting-groups'
import type { SettingGroup } from '@pandex/contracts/settings/setting-groups'
import { queryOf } from '../../../lib/api/queries.ts'
import { EmptyState, ErrorState, Skeleton, SkeletonBar } from '../../../ui/feedback/states.tsx'
import { ConfigHistory } from './ConfigHistory.tsx'
import { ConfigTransfer } from './ConfigTransfer.tsx'
import { TextFilter } from '../../kit/list/FilterBar.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { matchesQuery, readSetting } from './setting-schema.ts'
import type { Setting } from './setting-schema.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { storedConfig } from './use-settings-form.ts'
import styles from './config.module.css'

const groups = Object.entries(settingGroups).map(([key, title]) => ({ key: key as SettingGroup, title }))

/** The group is in the parameter by which the leave guard tells forms apart. */
const groupLink = (group: SettingGroup): string => `?open=${group}`

/** Pages beside the groups. */
const extras = [
  { key: 'history', title: '修改记录' },
  { key: 'transfer', title: '导出与导入' },
] as const

export const Page = () => {
  const schemas = useQuery({ ...queryOf('GET /admin/v1/site_config/schema', {}), staleTime: 0, gcTime: 0 })
  const stored = useQuery({ ...storedConfig, staleTime: 0, gcTime: 0 })
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const current = groups.find(({ key }) => key === params.get('open')) ?? groups[0]!
  const extra = extras.find(({ key }) => key === params.get('open'))?.key
  const settings = useMemo(() => schemas.data?.list.map(readSetting), [schemas.data])
  const shown = useMemo(() => settings?.filter(({ group }) => group === current.key), [settings, current.key])
  const error = schemas.error ?? stored.error
  const setQuery = (q: string): void =>
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        if (q) next.set('q', q)
        else next.delete('q')
        return next
      },
      { replace: true },
    )
  return (
    <>
      <ListHead title="网站配置" hint="保存后大约两秒生效。" />
      <div className={styles.page}>
        <div className={styles.bar}>
          <TextFilter label="查找设置" placeholder="查找设置" value={query} isMain width={20} onChange={setQuery} />
        </div>
        <nav className={styles.groups} aria-label="设置的分组">
          <ul>
            {[...groups, ...extras].map(({ key, title }) => (
              <li key={key}>
                <Link
                  to={`?open=${key}`}
                  className="chip"
                  aria-current={key === (extra ?? current.key) && query === '' ? 'true' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>
          {error ? (
            <ErrorState
              error={error}
              onRetry={() => {
                void schemas.refetch()
                void stored.refetch()
              }}
            />
          ) : settings && shown && stored.data ? (
            <>
              {query !== '' && <Results settings={settings} query={query} onClear={() => setQuery('')} />}
              {/* Stays mounted while searching, so that unsaved changes survive. */}
              <div hidden={query !== ''}>
                {extra === 'history' ? (
                  <ConfigHistory settings={settings} />
                ) : extra === 'transfer' ? (
                  <ConfigTransfer settings={settings} texts={stored.data} />
                ) : (
                  <SettingsForm key={current.key} all={settings} settings={shown} texts={stored.data} />
                )}
              </div>
            </>
          ) : (
            <Skeleton rows={6}>
              <div className={styles.waiting}>
                <SkeletonBar width="30%" />
                <SkeletonBar width="100%" height={44} />
              </div>
            </Skeleton>
          )}
        </div>
      </div>
    </>
  )
}

interface ResultsProps {
  settings: readonly Setting[]
  query: string
  onClear: () => void
}

const Results = ({ settings, query, onClear }: ResultsProps) => {
  const found = settings.flatMap((setting) =>
    setting.fields.filter((field) => matchesQuery(setting, field, query)).map((field) => ({ setting, field })),
  )
  if (found.length === 0)
    return (
      <EmptyState title="没有这样的设置">
        <button type="button" className="btn btn-soft" onClick={onClear}>
          清空查找
        </button>
      </EmptyState>
    )
  return (
    <ul className={styles.results} aria-label="找到的设置">
      {found.map(({ setting, field: { path, title, schema } }) => (
        <li key={path}>
          <Link to={`${groupLink(setting.group)}#${encodeURIComponent(path)}`}>
            <b>{title}</b>
            <span>
              {settingGroups[setting.group]} · {setting.title} · {path}
              {schema.help && ` · ${schema.help}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
