import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { Table } from 'semantic-ui-react'
import { formatCount } from '../../../lib/text/text-format.ts'
import { RowDragArea } from '../../kit/table/RowDrag.tsx'
import type { DropPosition, DropPositionOf } from '../../kit/table/RowDrag.tsx'
import { useTableKeys } from '../../kit/table/use-table-keys.ts'
import { useShortcutGroup } from '../../shortcuts/shortcut-groups.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { NameInput } from './NameInput.tsx'
import { childrenOf, subtreeIds, effectivePolicies, stepTarget } from './category-tree.ts'
import type { Category, Step, MoveTarget, TreeRow } from './category-tree.ts'
import type { TreeActions } from './tree-keys.ts'
import { treeShortcuts } from './tree-shortcuts.ts'
import styles from './categories.module.css'

interface CategoryTreeProps {
  list: readonly Category[]
  rows: readonly TreeRow[]
  canMove: boolean
  openKey: string | undefined
  /** Parent of the category that is being created, 0 for a root. */
  creatingBelow: number | undefined
  onCreating: (pid: number | undefined) => void
  onCreate: (pid: number, name: string) => Promise<unknown>
  onRename: (id: number, name: string) => Promise<unknown>
  onMove: (id: number, to: MoveTarget) => void
  onOpenRow: (id: number) => void
  onSetOpen: (id: number, isOpen: boolean) => void
  onRemove: (id: number) => void
}

/** Rows rendered initially, and added by each "more". */
const rowBatchSize = 200

/** Fraction of a row's height at its top and bottom where a drop goes beside the row; between them it goes into the row. */
const edgeFraction = 0.28

export const CategoryTree = (props: CategoryTreeProps) => {
  const { list, creatingBelow, onCreating, onMove, onSetOpen } = props
  const [maxRows, setMaxRows] = useState(rowBatchSize)
  const rows = props.rows.slice(0, maxRows)
  const rest = props.rows.length - rows.length
  const policiesById = useMemo(() => effectivePolicies(list), [list])
  const area = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<number>()
  const [renamingId, setRenamingId] = useState<number>()
  const [movedId, setMovedId] = useState<number>()
  useShortcutGroup(treeShortcuts)
  useTableKeys({
    area,
    onOpen: (index) => rows[index] && props.onOpenRow(rows[index].category.id),
    onSelect: undefined,
  })
  // Moving a row in the DOM removes its focus.
  useEffect(() => {
    if (movedId === undefined || document.activeElement !== document.body) return
    area.current?.querySelector<HTMLElement>(`[data-row="${movedId}"]`)?.focus()
  }, [rows, movedId])
  const focusRow = (id: number): void => area.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  const moveTo = (id: number, target: MoveTarget | undefined): void => {
    if (!target || !props.canMove) return
    setMovedId(id)
    if (target.pid > 0) onSetOpen(target.pid, true)
    onMove(id, target)
  }
  const actions: TreeActions = {
    openRow: props.onOpenRow,
    setOpen: onSetOpen,
    move: (id: number, step: Step) => moveTo(id, stepTarget(list, id, step)),
    rename: setRenamingId,
    create: (pid) => {
      onSetOpen(pid, true)
      onCreating(pid)
    },
    remove: props.onRemove,
  }
  const dropPositionOf: DropPositionOf = (key, overKey, part) => {
    if (subtreeIds(list, key).has(overKey)) return undefined
    return part < edgeFraction ? 'before' : part > 1 - edgeFraction ? 'after' : 'inside'
  }
  const activeIndex = Math.max(
    rows.findIndex(({ category }) => category.id === activeId),
    0,
  )
  const lastDescendantOf = lastDescendantIndex(rows)
  const moved = props.rows.find(({ category }) => category.id === movedId)
  const creation = creatingBelow !== undefined && (
    <NewRow
      key={creatingBelow}
      level={creatingBelow === 0 ? 1 : (rows.find(({ category }) => category.id === creatingBelow)?.level ?? 0) + 1}
      onSave={(name) => props.onCreate(creatingBelow, name)}
      onClose={() => {
        onCreating(undefined)
        focusRow(creatingBelow)
      }}
    />
  )
  return (
    <RowDragArea dropPositionOf={dropPositionOf}>
      <div ref={area} className={styles.area}>
        <Table unstackable role="treegrid" className={styles.tree} aria-label="分类">
          <thead>
            <tr>
              <th scope="col">名称</th>
              <th scope="col" className={styles.rule}>
                访问
              </th>
              <th scope="col" data-kind="number">
                资源
              </th>
              <th scope="col" className={styles.tools}>
                <span className="vh">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const { id } = row.category
              return (
                <Fragment key={id}>
                  <CategoryRow
                    row={row}
                    rows={rows}
                    effectivePolicy={policiesById.get(id)}
                    isTabStop={index === activeIndex}
                    isShown={String(id) === props.openKey}
                    isRenaming={id === renamingId}
                    canMove={props.canMove}
                    actions={actions}
                    onDrop={(overKey, position) => moveTo(id, dropTarget(list, rows, id, overKey, position))}
                    onFocus={() => setActiveId(id)}
                    onRename={(name) => props.onRename(id, name)}
                    onRenamed={() => {
                      setRenamingId(undefined)
                      focusRow(id)
                    }}
                  />
                  {creatingBelow !== undefined &&
                    creatingBelow > 0 &&
                    lastDescendantOf(creatingBelow) === index &&
                    creation}
                </Fragment>
              )
            })}
            {creatingBelow === 0 && creation}
          </tbody>
        </Table>
        {rest > 0 && (
          <button
            type="button"
            className={`btn btn-soft ${styles.more}`}
            onClick={() => setMaxRows(maxRows + rowBatchSize)}
          >
            再显示 {formatCount(Math.min(rest, rowBatchSize))} 个（其余 {formatCount(rest)} 个）
          </button>
        )}
        <output className="vh">
          {moved && `${moved.category.name}：第 ${moved.level} 层，第 ${moved.position} 位，共 ${moved.siblings} 个`}
        </output>
      </div>
    </RowDragArea>
  )
}

interface NewRowProps {
  level: number
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

const NewRow = ({ level, onSave, onClose }: NewRowProps) => (
  <tr aria-level={level}>
    <td colSpan={4}>
      <div className={styles.title} style={{ '--level': level } as CSSProperties}>
        <span className={styles.leaf} />
        <NameInput label="新分类的名称" keepsOpen onSave={onSave} onClose={onClose} />
        <span className={styles.keys}>回车保存并继续，Esc 结束</span>
      </div>
    </td>
  </tr>
)

/** Index of a category's last visible descendant, or its own index. */
const lastDescendantIndex =
  (rows: readonly TreeRow[]) =>
  (id: number): number => {
    const from = rows.findIndex(({ category }) => category.id === id)
    const { level } = rows[from] ?? { level: 0 }
    const next = rows.findIndex((row, index) => index > from && row.level <= level)
    return next < 0 ? rows.length - 1 : next - 1
  }

/** A drop below an open row becomes its first child, which is where the marker shows it. */
const dropTarget = (
  list: readonly Category[],
  rows: readonly TreeRow[],
  id: number,
  overKey: number,
  position: DropPosition,
): MoveTarget | undefined => {
  const row = rows.find(({ category }) => category.id === overKey)
  if (!row) return undefined
  if (position === 'inside')
    return { pid: overKey, index: childrenOf(list, overKey).filter((child) => child.id !== id).length }
  if (position === 'after' && row.isOpen) return { pid: overKey, index: 0 }
  // A category whose parent no longer exists is shown as a root.
  const pid = row.level === 1 ? 0 : row.category.pid
  const index = childrenOf(list, pid)
    .filter((child) => child.id !== id)
    .findIndex((child) => child.id === overKey)
  return { pid, index: position === 'before' ? index : index + 1 }
}
