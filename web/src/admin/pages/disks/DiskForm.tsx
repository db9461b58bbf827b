import { UpdateDisk, UpdateMeta } from '@pandex/gateway/schemas/disk'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { api } from '../../../lib/api.ts'
import type { ApiInput } from '../../../lib/api.ts'
import { toast } from '../../../lib/toast.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import type { Rules } from '../../../ui/form/rules.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { asCallInput, inputOf, rulesOf } from '../../kit/entity-fields.ts'
import type { EntityValues } from '../../kit/entity-fields.ts'
import { EntityFields } from '../../kit/EntityFields.tsx'
import { useRefreshList } from '../../kit/use-list.ts'
import form from '../../kit/EntityForm.module.css'
import { isArticleGood, writtenIn } from './article-draft.ts'
import type { ArticleDraft } from './article-draft.ts'
import { diskList, updateArticle, updateDisk, updateMeta } from './disk.ts'
import type { AdminDisk } from './disk.ts'
import { EditorTabs } from './EditorTabs.tsx'
import { basicFields, basicValues, moreFields, moreValues } from './fields.tsx'
import { useCategoryChoices } from './use-category-choices.ts'

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

const isSaid = (part: object): boolean => Object.keys(part).length > 0

/** All values are absolute, so a retry after a partial failure is safe. */
const saveDisk = async ({ id, doc_id }: AdminDisk, { basic, more, article }: DiskInput): Promise<void> => {
  if (isSaid(basic)) await api(updateDisk, { id, ...basic } as ApiInput<typeof updateDisk>)
  if (isSaid(more)) await api(updateMeta, { id, ...more } as ApiInput<typeof updateMeta>)
  if (article !== undefined) await api(updateArticle, { doc_id, text: article })
}

/** Skips the rules of unchanged fields, which are not sent: many shares have no known sharer. */
const sparing = (before: EntityValues, rules: Rules<EntityValues>): Rules<EntityValues> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      (value: string, values: EntityValues) => (value === before[name] ? '' : (rule?.(value, values) ?? '')),
    ]),
  )

export const DiskForm = ({ disk, draft, children, onSaved, onDirty, onCancel }: DiskFormProps) => {
  const { id } = disk
  const categories = useCategoryChoices()
  const basic = basicFields(categories).filter(({ name }) => name !== 'enabled' || !disk.deleted_at)
  // Keeps the initial row: a refetch of the list must not overwrite edits.
  const [before] = useState<EntityValues>(() => ({ ...basicValues(disk), ...moreValues(disk) }))
  const partsOf = (values: EntityValues): Omit<DiskInput, 'article'> => ({
    basic: asCallInput(basic, inputOf(basic, values, before)),
    more: asCallInput(moreFields, inputOf(moreFields, values, before)),
  })
  const rules = useMemo(
    () =>
      sparing(before, {
        ...rulesOf(UpdateDisk, basic, (values) => ({ id, ...partsOf(values).basic })),
        ...rulesOf(UpdateMeta, moreFields, (values) => ({ id, ...partsOf(values).more })),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- a form keeps its fields as long as it is on screen
    [],
  )
  const fields = useForm<EntityValues>(before, rules)
  const parts = { ...partsOf(fields.values), article: writtenIn(draft) }
  const isMoreSaid = isSaid(parts.more) || parts.article !== undefined
  const isDirty = isSaid(parts.basic) || isMoreSaid
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
  useEffect(() => {
    onDirty(isDirty)
    // An unmounted form has no unsaved edits.
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const bad = Object.keys(fields.values).find((name) => rules[name]?.(fields.values[name] ?? '', fields.values))
    // A field in a hidden tab cannot get the focus, so switch tabs first.
    if (bad) flushSync(() => setTab(moreFields.some(({ name }) => name === bad) ? 'more' : 'basic'))
    fields.submit(() => (isArticleGood(draft) ? saving.mutate() : setTab('more')))(event)
  }
  return (
    <form className={form.form} method="post" noValidate onSubmit={submit}>
      <EditorTabs
        label="资源编辑"
        here={tab}
        onGo={setTab}
        tabs={[
          {
            key: 'basic',
            label: '基本',
            isDirty: isSaid(parts.basic),
            panel: <EntityFields of={basic} form={fields} />,
          },
          {
            key: 'more',
            label: '更多',
            isDirty: isMoreSaid,
            panel: (
              <>
                <EntityFields of={moreFields} form={fields} />
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
