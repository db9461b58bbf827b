import { UpdateDisk, UpdateMeta } from '@pandex/gateway/schemas/disk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../lib/api/api.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { toCallInput, collectInput } from '../../kit/form/field-definitions.ts'
import type { EntityValues } from '../../kit/form/field-definitions.ts'
import { EntityFields } from '../../kit/form/EntityFields.tsx'
import { changedOnly, createResolver } from '../../kit/form/resolver.ts'
import { useEntityForm } from '../../kit/form/use-entity-form.ts'
import { useReportDirty } from '../../kit/form/use-report-dirty.ts'
import { useRefreshList } from '../../kit/list/use-list.ts'
import form from '../../kit/form/EntityForm.module.css'
import { isArticleValid, changedText } from './article/article-draft.ts'
import type { ArticleDraft } from './article/article-draft.ts'
import { diskList, updateArticle, updateDisk, updateMeta } from './disk.ts'
import type { AdminDisk } from './disk.ts'
import { EditorTabs } from './EditorTabs.tsx'
import { basicFields, basicValues, moreFields, moreValues } from './fields.tsx'
import { useCategoryChoices } from '../../shared/use-category-choices.ts'

interface DiskFormProps {
  disk: AdminDisk
  draft: ArticleDraft | undefined
  children: ReactNode
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
}

/** Input of each call: only the changed fields. */
interface DiskInput {
  basic: Record<string, string | string[]>
  more: Record<string, string | string[]>
  /** Undefined if unchanged. */
  article: string | undefined
}

const hasChanges = (part: object): boolean => Object.keys(part).length > 0

/** All values are absolute, so a retry after a partial failure is safe. */
const saveDisk = async ({ id, doc_id }: AdminDisk, { basic, more, article }: DiskInput): Promise<void> => {
  if (hasChanges(basic)) await api(updateDisk, { id, ...basic } as ApiInput<typeof updateDisk>)
  if (hasChanges(more)) await api(updateMeta, { id, ...more } as ApiInput<typeof updateMeta>)
  if (article !== undefined) await api(updateArticle, { doc_id, text: article })
}

export const DiskForm = ({ disk, draft, children, onSaved, onDirty, onCancel }: DiskFormProps) => {
  const { id } = disk
  const categories = useCategoryChoices()
  const basic = basicFields(categories).filter(({ name }) => name !== 'enabled' || !disk.deleted_at)
  const partsOf = (now: EntityValues, before: EntityValues): Omit<DiskInput, 'article'> => ({
    basic: toCallInput(basic, collectInput(basic, now, before)),
    more: toCallInput(moreFields, collectInput(moreFields, now, before)),
  })
  const { control, initial, values, submit } = useEntityForm({ ...basicValues(disk), ...moreValues(disk) }, (before) =>
    changedOnly(before, [
      createResolver(UpdateDisk, basic, (now) => ({ id, ...partsOf(now, before).basic })),
      createResolver(UpdateMeta, moreFields, (now) => ({ id, ...partsOf(now, before).more })),
    ]),
  )
  const parts = { ...partsOf(values, initial), article: changedText(draft) }
  const isMoreChanged = hasChanges(parts.more) || parts.article !== undefined
  const isDirty = hasChanges(parts.basic) || isMoreChanged
  const [tab, setTab] = useState('basic')
  const refresh = useRefreshList()
  const saving = useMutation({
    mutationFn: () => saveDisk(disk, parts),
    meta: { isFailureShown: true },
    onSuccess: () => {
      toast('success', '更新成功')
      onSaved()
    },
    onSettled: () => refresh(diskList),
  })
  useReportDirty(isDirty, onDirty)
  // A field in a hidden tab cannot get the focus, so switch tabs first.
  const showTabOf = (name: string): void =>
    flushSync(() => setTab(moreFields.some((field) => field.name === name) ? 'more' : 'basic'))
  const save = (): void => (isArticleValid(draft) ? saving.mutate() : setTab('more'))
  return (
    <form className={form.form} method="post" noValidate onSubmit={submit(save, showTabOf)}>
      <EditorTabs
        label="资源编辑"
        activeKey={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'basic',
            label: '基本',
            isDirty: hasChanges(parts.basic),
            panel: <EntityFields of={basic} control={control} />,
          },
          {
            key: 'more',
            label: '更多',
            isDirty: isMoreChanged,
            panel: (
              <>
                <EntityFields of={moreFields} control={control} />
                {children}
              </>
            ),
          },
        ]}
      />
      <div className={form.footer}>
        <FormFailure error={saving.error} />
        <div className={form.actions}>
          <button type="button" className="btn" onClick={onCancel}>
            取消
          </button>
          <button type="submit" className="btn btn-solid" disabled={saving.isPending || !isDirty}>
            {saving.isPending ? '保存中…' : '保存'}
          </button>
        </div>
      </div>
    </form>
  )
}
