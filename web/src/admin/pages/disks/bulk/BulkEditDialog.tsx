import type { ReactNode } from 'react'
import { formatCount } from '../../../../lib/text/text-format.ts'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { FormFailure } from '../../../../ui/form/FormFailure.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { ChipsField } from '../../../kit/form/ChipsField.tsx'
import form from '../../../kit/form/EntityForm.module.css'
import { useApiMutation } from '../../../kit/list/use-api-mutation.ts'
import { bulkChoices, bulkFieldNames, bulkLabel, bulkRules, toDiskSet, describeSet, unchanged } from './bulk-set.ts'
import type { BulkValues } from './bulk-set.ts'
import { diskList, updateDisks } from '../disk.ts'
import type { BulkTarget } from '../disk.ts'
import styles from '../disks.module.css'
import { useCategoryChoices } from '../../../shared/use-category-choices.ts'
import { useTargetCount } from './use-target-count.ts'
import type { BulkChangeResult } from './bulk-change.ts'

interface BulkEditDialogProps {
  target: BulkTarget
  onDone: (changed: BulkChangeResult, details: string) => void
  onClose: () => void
}

export const BulkEditDialog = ({ target, onDone, onClose }: BulkEditDialogProps) => {
  const categories = useCategoryChoices()
  const { count, error } = useTargetCount(target)
  const fields = useForm(unchanged, bulkRules)
  const details = describeSet(fields.values, categories)
  const changing = useApiMutation(updateDisks, {
    refreshes: [diskList],
    onDone: (changed) => onDone(changed, details),
  })
  const choices = bulkChoices(categories)
  const controlOf = (name: keyof BulkValues): ReactNode => {
    const field = { ...fields.field(name), label: bulkLabel(name) }
    const options = choices[name]
    if (options) return <SelectField {...field} options={[{ value: '', label: '不改' }, ...options]} />
    if (name === 'add_tags' || name === 'remove_tags')
      return <ChipsField {...field} hint="" placeholder="回车添加，可以整段粘贴" />
    return <TextField {...field} inputMode="numeric" autoComplete="off" placeholder="不改" />
  }
  return (
    <Dialog title="批量修改" onClose={onClose}>
      <form
        className={form.form}
        method="post"
        noValidate
        onSubmit={fields.submit((values) => changing.mutate({ ...target, set: toDiskSet(values) }))}
      >
        <div className={form.fields}>
          {bulkFieldNames.map((name) => (
            <div key={name} data-wide={name.endsWith('_tags')}>
              {controlOf(name)}
            </div>
          ))}
        </div>
        <div className={form.footer}>
          <FormFailure error={error} />
          <p className={styles.count} aria-live="polite">
            {count !== undefined && (
              <>
                将修改 <b className="num">{formatCount(count)}</b> 条{details && `：${details}`}
              </>
            )}
          </p>
          <div className={form.actions}>
            <button type="button" className="btn" onClick={onClose}>
              取消
            </button>
            <button type="submit" className="btn btn-solid" disabled={!count || !details || changing.isPending}>
              {changing.isPending ? '修改中…' : '修改'}
            </button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
