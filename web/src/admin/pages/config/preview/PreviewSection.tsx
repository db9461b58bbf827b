import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { queryOf } from '../../../../lib/api/queries.ts'
import type { SettingGroup } from '@pandex/contracts/settings/setting-groups'
import { toText } from '../setting-schema.ts'
import type { Setting } from '../setting-schema.ts'
import type { SettingsForm, StoredTexts } from '../use-settings-form.ts'
import { PagePreview } from './PagePreview.tsx'
import styles from './preview.module.css'

const pages: Partial<Record<SettingGroup, { key: string; title: string }>> = {
  site: { key: 'home', title: '首页' },
  home: { key: 'home', title: '首页' },
  search: { key: 'search', title: '搜索页' },
}

interface PreviewSectionProps {
  group: SettingGroup | undefined
  settings: readonly Setting[]
  texts: StoredTexts
  form: SettingsForm
}

/** Preview of a public page with the unsaved values of a group, for groups that change its texts or its look. */
export const PreviewSection = ({ group, settings, texts, form }: PreviewSectionProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [isNarrow, setNarrow] = useState(false)
  const newest = useQuery({ ...queryOf('GET /v1/disk/latest', { size: 1 }), enabled: isOpen })
  const page = group && pages[group]
  const { values } = form
  const shown = useMemo(() => {
    // Names that repeat a field of a setting would hide its unsaved value.
    const { site_name: _name, enable_captcha: _captcha, enable_user_system: _users, ...stored } = texts
    const edited = settings.map((setting) => [setting.name, toText(setting, form.valuesByPath)] as const)
    return { ...stored, ...Object.fromEntries(edited) }
    // `values` identifies the edits: `form` is new at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [texts, settings, values])
  if (!page) return null
  const word = newest.data?.[0]?.disk_name ?? '示例'
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>预览{page.title}</h2>
        <button
          type="button"
          className="btn btn-line btn-small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '收起' : '打开预览'}
        </button>
        {isOpen && (
          <>
            <button
              type="button"
              className="btn btn-line btn-small"
              aria-pressed={theme === 'dark'}
              onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
            >
              深色主题
            </button>
            <button
              type="button"
              className="btn btn-line btn-small"
              aria-pressed={isNarrow}
              onClick={() => setNarrow(!isNarrow)}
            >
              手机宽度
            </button>
          </>
        )}
      </header>
      {isOpen && (
        <>
          <p>
            用还没有保存的值显示公开的{page.title}
            ：文字、显示的内容、样式。不包含访问条件、积分等由服务器执行的规则；预览里的链接和按钮不能点。
          </p>
          {(page.key === 'home' || !newest.isPending) && (
            <PagePreview
              title={`预览${page.title}`}
              path={page.key === 'search' ? `/search?q=${encodeURIComponent(word)}` : '/'}
              texts={shown}
              theme={theme}
              isNarrow={isNarrow}
            />
          )}
        </>
      )}
    </section>
  )
}
