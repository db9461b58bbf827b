import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Message } from 'semantic-ui-react'
import { api } from '../../../lib/api/api.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { formatDate } from '../../../lib/text/text-format.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { saveFile } from '../../download.ts'
import { downloadIcon } from '../../icons.ts'
import { readConfigFile, secretPathsOf, writeConfigFile } from './config-file.ts'
import { DifferenceList, readDifferences } from './DifferenceList.tsx'
import type { Setting } from './setting-schema.ts'
import { storedConfig } from './use-settings-form.ts'
import type { StoredTexts } from './use-settings-form.ts'
import styles from './config.module.css'

type Preview = ApiOutput<'POST /admin/v1/site_config/preview_import'>

interface TransferProps {
  settings: readonly Setting[]
  texts: StoredTexts
}

/** Export of all settings as a file, and its import after a preview. */
export const ConfigTransfer = ({ settings, texts }: TransferProps) => (
  <div className={styles.settings}>
    <Export settings={settings} texts={texts} />
    <Import settings={settings} />
  </div>
)

const Export = ({ settings, texts }: TransferProps) => {
  const leftOut = secretPathsOf(settings)
  const titleOf = (path: string): string => {
    const setting = settings.find(({ fields }) => fields.some((field) => field.path === path))
    const field = setting?.fields.find((one) => one.path === path)
    return `${setting?.title} · ${field?.title}`
  }
  return (
    <section className={styles.setting} aria-label="导出">
      <header className={styles.settingHead}>
        <h2>导出</h2>
        <span>已保存的全部设置，一个 JSON 文件</span>
      </header>
      <p>文件不含密码、密钥和令牌，下面 {leftOut.length} 项需要在新站点另外填写：</p>
      <ul className={styles.leftOut}>
        {leftOut.map((path) => (
          <li key={path}>{titleOf(path)}</li>
        ))}
      </ul>
      <div className={styles.testBar}>
        <button
          type="button"
          className="btn btn-soft"
          onClick={() => {
            const now = new Date()
            const text = writeConfigFile(settings, texts, now)
            saveFile(
              `pandex-config-${formatDate(now.toISOString())}.json`,
              new Blob([text], { type: 'application/json' }),
            )
          }}
        >
          <Icon of={downloadIcon} size={18} />
          导出设置
        </button>
      </div>
    </section>
  )
}

const Import = ({ settings }: { settings: readonly Setting[] }) => {
  const client = useQueryClient()
  const [fileName, setFileName] = useState('')
  const preview = useMutation({
    mutationFn: async (text: string) => {
      const list = readConfigFile(text)
      if (!list) throw Object.assign(new Error('no configuration file'), { code: 0, msg: '不是本系统导出的设置文件' })
      return { list, ...(await api('POST /admin/v1/site_config/preview_import', { list })) }
    },
    meta: { isFailureShown: true },
  })
  const apply = useMutation({
    mutationFn: async () => {
      const { list = [], version = 0 } = preview.data ?? {}
      return api('POST /admin/v1/site_config/import', { list, version })
    },
    meta: { isFailureShown: true },
    onSuccess: async () => {
      toast('success', '导入成功')
      preview.reset()
      await client.invalidateQueries({ queryKey: storedConfig.queryKey })
    },
  })
  return (
    <section className={styles.setting} aria-label="导入">
      <header className={styles.settingHead}>
        <h2>导入</h2>
        <span>先预览，再一次全部生效</span>
      </header>
      <p>文件里没有的项保持原值，包括密码、密钥和令牌。</p>
      <label className={styles.file}>
        选择设置文件
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            apply.reset()
            preview.reset()
            if (!file) return
            setFileName(file.name)
            void file.text().then((text) => preview.mutate(text))
            // The same file can be chosen again after it was corrected.
            target.value = ''
          }}
        />
      </label>
      <FormFailure error={preview.error} />
      {preview.data && (
        <>
          <PreviewList of={preview.data} settings={settings} fileName={fileName} />
          <FormFailure error={apply.error} />
          <div className={styles.testBar}>
            <button
              type="button"
              className="btn btn-solid"
              disabled={preview.data.problems.length > 0 || preview.data.changes.length === 0 || apply.isPending}
              onClick={() => apply.mutate()}
            >
              {apply.isPending ? '请稍候…' : `导入 ${preview.data.changes.length} 组修改`}
            </button>
            <button type="button" className="btn" disabled={apply.isPending} onClick={() => preview.reset()}>
              取消
            </button>
          </div>
        </>
      )}
    </section>
  )
}

interface PreviewListProps {
  of: Preview
  settings: readonly Setting[]
  fileName: string
}

const PreviewList = ({ of: { changes, problems }, settings, fileName }: PreviewListProps) => (
  <>
    {problems.length > 0 && (
      <Message negative role="alert">
        <p>
          「{fileName}」有 {problems.length} 处不能导入，改正之后再选择这个文件：
        </p>
        <ul className={styles.differences}>
          {problems.map(({ field, message }, index) => (
            // A field may have several problems with the same message.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${field} ${index}`}>
              <b>{field}</b>：{message}
            </li>
          ))}
        </ul>
      </Message>
    )}
    {problems.length === 0 && changes.length === 0 && <Message info>「{fileName}」和现在的设置相同。</Message>}
    {changes.map(({ name, changes: text }) => {
      const setting = settings.find((one) => one.name === name)
      return (
        <div key={name} className={styles.change}>
          <b>{setting?.title ?? name}</b>
          <DifferenceList of={setting} differences={readDifferences(text)} />
        </div>
      )
    })}
  </>
)
