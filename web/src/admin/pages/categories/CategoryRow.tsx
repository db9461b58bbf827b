import type { CSSProperties } from 'react'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { editIcon, gripIcon, plusIcon } from '../../icons.ts'
import cells from '../../kit/table/cells.module.css'
import { useRowDrag } from '../../kit/table/RowDrag.tsx'
import type { DropPosition } from '../../kit/table/RowDrag.tsx'
import { NameInput } from './NameInput.tsx'
import { policyLabel } from './policies.ts'
import type { EffectivePolicy, TreeRow } from './category-tree.ts'
import { handleGripKey, handleTreeKey } from './tree-keys.ts'
import type { TreeActions } from './tree-keys.ts'
import styles from './categories.module.css'

interface CategoryRowProps {
  row: TreeRow
  rows: readonly TreeRow[]
  /** Access policy of its resources; undefined for the site's default. */
  effectivePolicy: EffectivePolicy | undefined
  /** This row is in the tab order; the other rows are not. */
  isTabStop: boolean
  isShown: boolean
  isRenaming: boolean
  /** False while a query hides rows between which a move would be ambiguous. */
  canMove: boolean
  actions: TreeActions
  onDrop: (overKey: number, position: DropPosition) => void
  onFocus: () => void
  onRename: (name: string) => Promise<unknown>
  onRenamed: () => void
}

export const CategoryRow = (props: CategoryRowProps) => {
  const { row, rows, effectivePolicy, isTabStop, isShown, isRenaming, actions } = props
  const { category, level, isOpen, position, siblings } = row
  const { id, name, disk_count: count } = category
  const tabIndex = isTabStop ? 0 : -1
  const { setRow, grip, dataAttributes } = useRowDrag(id, {
    isDisabled: !props.canMove,
    onDrop: ({ overKey, position }) => props.onDrop(overKey, position),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row of a treegrid has keys
    <tr
      ref={setRow}
      {...dataAttributes}
      data-row={id}
      data-active={isTabStop}
      data-open={isShown}
      aria-level={level}
      aria-expanded={isOpen}
      aria-posinset={position}
      aria-setsize={siblings}
      tabIndex={tabIndex}
      onFocus={props.onFocus}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) handleTreeKey(event, row, rows, actions)
      }}
      onClick={(event) => {
        if (!(event.target as Element).closest('button, input')) actions.openRow(id)
      }}
    >
      <td>
        <div className={styles.title} style={{ '--level': level } as CSSProperties}>
          {isOpen === undefined ? (
            <span className={styles.leaf} />
          ) : (
            <button
              type="button"
              className={styles.toggle}
              tabIndex={-1}
              aria-label={`${isOpen ? '收起' : '展开'} ${name}`}
              data-open={isOpen}
              onClick={() => actions.setOpen(id, !isOpen)}
            >
              <Icon of={chevronRightIcon} size={16} />
            </button>
          )}
          {isRenaming ? (
            <NameInput label="分类名称" initial={name} onSave={props.onRename} onClose={props.onRenamed} />
          ) : (
            <button type="button" className={styles.open} tabIndex={-1} onClick={() => actions.openRow(id)}>
              {name}
            </button>
          )}
        </div>
      </td>
      <td className={styles.rule}>
        <PolicyCell of={id} effectivePolicy={effectivePolicy} />
      </td>
      <td className="num" data-kind="number">
        {formatCount(count)}
      </td>
      <td className={styles.tools}>
        <span className={cells.moves}>
          <button
            type="button"
            className={`btn btn-icon btn-small ${styles.rename}`}
            tabIndex={tabIndex}
            aria-label={`重命名 ${name}`}
            title="重命名（F2）"
            onClick={() => actions.rename(id)}
          >
            <Icon of={editIcon} size={18} />
          </button>
          <button
            type="button"
            className="btn btn-icon btn-small"
            tabIndex={tabIndex}
            aria-label={`在 ${name} 下新建`}
            title="新建下级（+）"
            onClick={() => actions.create(id)}
          >
            <Icon of={plusIcon} size={18} />
          </button>
          {props.canMove && (
            <button
              type="button"
              className={`btn btn-icon btn-small ${cells.grip}`}
              tabIndex={tabIndex}
              aria-label={`移动 ${name}，第 ${position} 位，共 ${siblings} 个`}
              title="拖动，或用 ↑↓←→ 移动"
              {...grip}
              onKeyDown={(event) => handleGripKey(event, id, actions)}
            >
              <Icon of={gripIcon} size={18} />
            </button>
          )}
        </span>
      </td>
    </tr>
  )
}

/** The access policy and the category that it is inherited from. */
const PolicyCell = ({ of: id, effectivePolicy }: { of: number; effectivePolicy: EffectivePolicy | undefined }) => {
  if (!effectivePolicy) return <span className={styles.quiet}>随网站</span>
  const { policy, source } = effectivePolicy
  const cost = policy.endsWith('coin') && source.cost_coin > 0 ? ` ${formatCount(source.cost_coin)}` : ''
  if (source.id === id)
    return (
      <>
        {policyLabel(policy)}
        {cost}
      </>
    )
  return (
    <span className={styles.quiet} title={`继承自「${source.name}」`}>
      随上级 · {policyLabel(policy)}
      {cost}
    </span>
  )
}
