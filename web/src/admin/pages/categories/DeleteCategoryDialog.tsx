import { formatCount } from '../../../lib/text/text-format.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { childrenOf } from './category-tree.ts'
import type { Category } from './category-tree.ts'
import styles from './categories.module.css'

interface DeleteCategoryDialogProps {
  category: Category
  list: readonly Category[]
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

const maxNames = 20

export const DeleteCategoryDialog = ({ category, list, isPending, onConfirm, onClose }: DeleteCategoryDialogProps) => {
  const { id, name, disk_count: count } = category
  const children = childrenOf(list, id)
  if (children.length > 0)
    return (
      <Dialog title={`「${name}」还不能删除`} onClose={onClose}>
        <p>
          它下面还有 {formatCount(children.length)} 个分类：{namesOf(children)}。先把它们移走或删除。
        </p>
        <p className={styles.understood}>
          <button type="button" className="btn btn-solid" data-first-focus onClick={onClose}>
            知道了
          </button>
        </p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      title={`删除分类「${name}」？`}
      action="删除"
      isDanger
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {count > 0
          ? `里面的 ${formatCount(count)} 个资源不会删除，只是不再属于任何分类；访问规则改随网站设置。`
          : '里面没有资源。'}
        删除不能撤销。
      </p>
    </ConfirmDialog>
  )
}

const namesOf = (children: readonly Category[]): string => {
  const names = children.slice(0, maxNames).map(({ name }) => name)
  return names.join('、') + (children.length > maxNames ? ' 等' : '')
}
