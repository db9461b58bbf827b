import { healths } from '../disks/labels.ts'
import { RefreshDisk } from '@pandex/gateway/schemas/disk'
import { useQuery } from '@tanstack/react-query'
import type { ApiInput } from '../../../lib/api/api.ts'
import { driveCodes, driveOf } from '../../../lib/resource/drives.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import type { Option } from '../../../ui/form/SelectField.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { EntityForm } from '../../kit/form/EntityForm.tsx'
import type { EntityField, EntityValues } from '../../kit/form/field-definitions.ts'
import { jobList, jobKinds } from '../../shared/job-kinds.ts'
import { useCategoryChoices } from '../../shared/use-category-choices.ts'
import styles from './jobs.module.css'

const refresh = 'GET /admin/v1/task/refresh_disk'
const disks = 'GET /admin/v1/disk/list'

/** The list call stops counting here. */
const maxCounted = 10_000

const all = { value: '', label: '全部' }

const initial: EntityValues = { disk_type: '', health: '', cate_id: '0', is_mine: '', q: '', from: '', to: '' }

const fieldsOf = (categories: readonly Option[]): EntityField<typeof refresh>[] => [
  {
    name: 'disk_type',
    label: '网盘',
    control: 'select',
    options: [all, ...driveCodes.map((code) => ({ value: code, label: driveOf(code).name }))],
  },
  { name: 'health', label: '链接', control: 'select', options: [all, ...healths] },
  { name: 'cate_id', label: '分类', control: 'select', options: [{ value: '0', label: '全部' }, ...categories] },
  {
    name: 'is_mine',
    label: '自己的',
    control: 'select',
    options: [all, { value: 'yes', label: '是' }, { value: 'no', label: '否' }],
  },
  { name: 'q', label: '名称、链接或分享者', control: 'text', isWide: true },
  { name: 'from', label: '更新不早于', control: 'dateTime' },
  { name: 'to', label: '更新不晚于', control: 'dateTime' },
]

export const RefreshDialog = ({ onClose }: { onClose: () => void }) => {
  const fields = fieldsOf(useCategoryChoices())
  return (
    <Dialog title={`启动「${jobKinds.refresh_disk.label}」`} onClose={onClose} shape="wide">
      <p className={styles.intro}>{jobKinds.refresh_disk.description}不选条件就是全部资源。</p>
      <EntityForm
        call={refresh}
        schema={RefreshDisk}
        fields={fields}
        initial={initial}
        action="启动"
        done="后台处理中..."
        refreshes={[jobList]}
        onSaved={onClose}
        onCancel={onClose}
      >
        {(values) => <MatchCount values={values} />}
      </EntityForm>
    </Dialog>
  )
}

const MatchCount = ({ values }: { values: EntityValues }) => {
  const isValid = RefreshDisk.safeParse(values).success
  const { data, isFetching } = useQuery({
    ...queryOf(disks, { ...values, size: 1 } as ApiInput<typeof disks>),
    enabled: isValid,
    staleTime: 10_000,
  })
  return (
    <p className={styles.fitting} aria-live="polite">
      {data && !isFetching ? describeCount(data.total) : '正在数…'}
    </p>
  )
}

const describeCount = (total: number): string => {
  if (total === 0) return '没有符合条件的资源。'
  return `将检测${total >= maxCounted ? '至少 ' : ' '}${formatCount(total)} 个资源。`
}
