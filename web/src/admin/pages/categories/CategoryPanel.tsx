import { UpdateCategory } from '@pandex/gateway/schemas/category'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { SkeletonBar, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { downIcon, indentIcon, outdentIcon, trashIcon, upIcon } from '../../icons.ts'
import { Time } from '../../kit/table/columns.tsx'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import { EntityForm } from '../../kit/form/EntityForm.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Inspector } from '../../kit/dialogs/Inspector.tsx'
import { policies } from './policies.ts'
import { childrenOf, parentOptions, stepTarget } from './category-tree.ts'
import type { Category, Step, MoveTarget } from './category-tree.ts'
import styles from './categories.module.css'

const update = 'POST /admin/v1/category/update'

interface CategoryPanelProps {
  category: Category
  list: readonly Category[]
  onMove: (to: MoveTarget) => void
  onRemove: () => void
  onSaved: (category: Category) => void
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

const steps: readonly { step: Step; label: string; icon: string }[] = [
  { step: 'up', label: '上移', icon: upIcon },
  { step: 'down', label: '下移', icon: downIcon },
  { step: 'out', label: '升一级', icon: outdentIcon },
  { step: 'in', label: '降一级', icon: indentIcon },
]

const fieldsOf = (list: readonly Category[], id: number): EntityField<typeof update>[] => [
  { name: 'name', label: '名称', control: 'text' },
  { name: 'pid', label: '上级分类', control: 'select', options: parentOptions(list, id) },
  { name: 'policy', label: '访问', control: 'select', options: policies, help: '打开里面的资源要什么。' },
  { name: 'cost_coin', label: '积分', control: 'text', help: '要积分时付多少；0 用网站设置的数。' },
  { name: 'item_order', label: '次序', control: 'text', help: '小的在前；拖动会自动改。' },
  { name: 'description', label: '介绍', control: 'textarea', help: '分类页开头的一段话。' },
]

export const CategoryPanel = ({ category, list, onMove, onRemove, onSaved, onDirty, onClose }: CategoryPanelProps) => {
  const { id, name } = category
  // The list comes from a public call, which is cached and omits descriptions.
  const fresh = useQuery({ ...queryOf('GET /admin/v1/category/get', { id }), staleTime: 0, gcTime: 0 })
  return (
    <Inspector title={name} onClose={onClose}>
      <DescriptionList
        of={[
          ['资源', formatCount(category.disk_count)],
          ['下级分类', formatCount(childrenOf(list, id).length)],
          ['ID', id],
          ['更新', <Time key="at" at={category.update_time} />],
        ]}
      />
      <div className={styles.place}>
        {steps.map(({ step, label, icon }) => {
          const target = stepTarget(list, id, step)
          return (
            <button
              key={step}
              type="button"
              className="btn btn-line btn-small"
              aria-disabled={!target}
              onClick={() => target && onMove(target)}
            >
              <Icon of={icon} size={16} />
              {label}
            </button>
          )
        })}
      </div>
      {fresh.data ? (
        <CategoryForm of={fresh.data} list={list} onSaved={onSaved} onDirty={onDirty} onClose={onClose}>
          <p className={styles.danger}>
            <button type="button" className="btn btn-danger" onClick={onRemove}>
              <Icon of={trashIcon} size={18} />
              删除分类
            </button>
          </p>
        </CategoryForm>
      ) : fresh.error ? (
        <ErrorState error={fresh.error} onRetry={() => void fresh.refetch()} />
      ) : (
        <Skeleton rows={6}>
          <div className={styles.waiting}>
            <SkeletonBar width="60%" height={20} />
          </div>
        </Skeleton>
      )}
    </Inspector>
  )
}

interface CategoryFormProps extends Pick<CategoryPanelProps, 'list' | 'onSaved' | 'onDirty' | 'onClose'> {
  of: Category
  children: ReactNode
}

const CategoryForm = ({ of, list, onSaved, onDirty, onClose, children }: CategoryFormProps) => (
  <EntityForm
    call={update}
    schema={UpdateCategory}
    fields={fieldsOf(list, of.id)}
    initial={{
      name: of.name,
      pid: String(of.pid),
      policy: of.policy,
      cost_coin: String(of.cost_coin),
      item_order: String(of.item_order),
      description: of.description,
    }}
    id={{ id: of.id }}
    done="更新成功"
    refreshes={[]}
    onSaved={onSaved}
    onDirty={onDirty}
    onCancel={onClose}
  >
    {() => children}
  </EntityForm>
)
