import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../lib/api/api.ts'
import type { ApiOutput } from '../../lib/api/api.ts'
import { driveOf } from '../../lib/resource/drives.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { DriveTag } from '../../ui/resource/DriveTag.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons/icons.ts'
import { checkImportText, maxRecommendedLinks } from './import-rules.ts'
import styles from './ImportPreview.module.css'

type Preview = ApiOutput<'POST /v1/task/preview_import'>

const cacheMs = 10_000

/** The preview call stores nothing. */
export const ImportPreview = ({ text }: { text: string }) => {
  const [isOpen, setOpen] = useState(false)
  const isEnabled = checkImportText(text) === undefined
  const query = useQuery({
    ...queryOf('POST /v1/task/preview_import', { text }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    gcTime: cacheMs,
  })
  const data = isEnabled ? query.data : undefined
  return (
    <section className={styles.preview} data-open={isOpen} aria-label="识别结果">
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Counts preview={data} />
        <Icon of={chevronDownIcon} size={18} />
      </button>
      <div className={styles.counts} aria-live="polite">
        <Counts preview={data} />
      </div>
      <div className={styles.lines} aria-busy={query.isFetching}>
        {query.error && isEnabled ? (
          <p className={styles.quiet}>{failureOf(query.error).msg}</p>
        ) : (
          <Lines preview={data} />
        )}
      </div>
    </section>
  )
}

const Counts = ({ preview }: { preview?: Preview }) => {
  if (!preview) return <span>识别结果</span>
  const duplicates = preview.list.filter((item) => item.state === 'duplicate').length
  return (
    <span className="num">
      识别到 <b>{preview.total}</b> 条{duplicates > 0 && `，${duplicates} 条已存在`}
      {preview.unsupported.length > 0 && `，${preview.unsupported.length} 处不支持`}
      {preview.total > maxRecommendedLinks && '，建议分批'}
    </span>
  )
}

const Lines = ({ preview }: { preview?: Preview }) => {
  if (!preview)
    return (
      <p className={styles.quiet}>粘贴文本后，认出来的链接会按网盘着色列在这里，缺提取码、重复和不支持的会标出来。</p>
    )
  if (preview.total === 0 && preview.unsupported.length === 0)
    return <p className={styles.quiet}>还没有认出网盘链接。</p>
  return (
    <ol>
      {preview.list.map((item) => (
        <li
          key={item.link}
          className={styles.line}
          data-hue={driveOf(item.disk_type).hue}
          data-faded={item.state !== 'new'}
        >
          <span className={`num ${styles.number}`}>{item.line}</span>
          <div>
            <p className={styles.name}>{item.disk_name || item.disk_id}</p>
            <p className={styles.marks}>
              <DriveTag type={item.disk_type} />
              {item.disk_pass ? (
                <code>{item.disk_pass}</code>
              ) : (
                needsPassword(item.disk_type) && <Mark tone="warn">缺提取码</Mark>
              )}
              {item.state === 'duplicate' && <Mark tone="quiet">已存在</Mark>}
              {item.state === 'banned' && <Mark tone="bad">不收录</Mark>}
            </p>
          </div>
        </li>
      ))}
      {preview.unsupported.map((line) => (
        <li key={`${line.line} ${line.text}`} className={styles.line} data-hue="10" data-faded="true">
          <span className={`num ${styles.number}`}>{line.line}</span>
          <div>
            <p className={styles.name}>{line.text}</p>
            <p className={styles.marks}>
              <Mark tone="bad">{line.msg}</Mark>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const Mark = ({ tone, children }: { tone: 'warn' | 'bad' | 'quiet'; children: string }) => (
  <span className={styles.mark} data-tone={tone}>
    {children}
  </span>
)

// Baidu and 115 shares always have a password; shares of other drives often have none.
const needsPassword = (diskType: string): boolean => diskType === 'BDY' || diskType === '115'
