import type { CSSProperties } from 'react'
import { formatCount } from '../../../lib/text-format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons.ts'
import { editIcon, gripIcon, plusIcon } from '../../icons.ts'
import cells from '../../kit/cells.module.css'
import { dragRow } from '../../kit/drag-row.ts'
import type { Place } from '../../kit/drag-row.ts'
import { NameInput } from './NameInput.tsx'
import { policyWord } from './policies.ts'
import type { OwnedRule, TreeRow } from './tree.ts'
import { pressGripKey, pressTreeKey } from './tree-keys.ts'
import type { TreeActions } from './tree-keys.ts'
import styles from './categories.module.css'

interface CategoryRowProps {
  row: TreeRow
  rows: readonly TreeRow[]
  /** Access policy of its resources; undefined for the site's default. */
  rule: OwnedRule | undefined
  /** This row is in the tab order; the other rows are not. */
  isReached: boolean
  isShown: boolean
  isRenaming: boolean
  /** False while a query hides rows between which a move would be ambiguous. */
  canMove: boolean
  actions: TreeActions
  placeOf: (key: string, over: string, part: number) => Place | undefined
  onDrop: (key: string, over: string, place: Place) => void
  onFocus: () => void
  onRename: (name: string) => Promise<unknown>
  onRenamed: () => void
}

export const CategoryRow = (props: CategoryRowProps) => {
  const { row, rows, rule, isReached, isShown, isRenaming, actions } = props
  const { category, level, isOpen, place, siblings } = row
  const { id, name, disk_count: count } = category
  const tabIndex = isReached ? 0 : -1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row of a treegrid has keys
    <tr
      data-row={id}
      data-active={isReached}
      data-open={isShown}
      aria-level={level}
      aria-expanded={isOpen}
      aria-posinset={place}
      aria-setsize={siblings}
      tabIndex={tabIndex}
      onFocus={props.onFocus}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) pressTreeKey(event, row, rows, actions)
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
        <Rule of={id} rule={rule} />
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
              aria-label={`移动 ${name}，第 ${place} 位，共 ${siblings} 个`}
              title="拖动，或用 ↑↓←→ 移动"
              onPointerDown={(event) => dragRow(event, { placeOf: props.placeOf, onDrop: props.onDrop })}
              onKeyDown={(event) => pressGripKey(event, id, actions)}
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
const Rule = ({ of: id, rule }: { of: number; rule: OwnedRule | undefined }) => {
  if (!rule) return <span className={styles.quiet}>随网站</span>
  const { policy, of } = rule
  const cost = policy.endsWith('coin') && of.cost_coin > 0 ? ` ${formatCount(of.cost_coin)}` : ''
  if (of.id === id)
    return (
      <>
        {policyWord(policy)}
        {cost}
      </>
    )
  return (
    <span className={styles.quiet} title={`继承自「${of.name}」`}>
      随上级 · {policyWord(policy)}
      {cost}
    </span>
  )
}
