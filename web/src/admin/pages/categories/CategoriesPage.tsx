import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepViewState } from '../../../lib/browser/use-scroll-restoration.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { refreshIcon } from '../../../ui/icons/icons.ts'
import { SkeletonBar, EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { plusIcon } from '../../icons.ts'
import { TextFilter } from '../../kit/list/FilterBar.tsx'
import { ListFrame } from '../../kit/list/ListFrame.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { useLeaveGuard } from '../../kit/form/use-leave-guard.tsx'
import { useOpenRow } from '../../kit/list/use-open-row.ts'
import { CategoryPanel } from './CategoryPanel.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx'
import { planMove, treeRows } from './category-tree.ts'
import type { Category, MoveTarget } from './category-tree.ts'
import { useCategories } from './use-categories.ts'
import styles from './categories.module.css'

const noCategories: Category[] = []

export const Page = () => {
  const categories = useCategories()
  const { create, rename, move, remove } = categories
  const list = categories.list ?? noCategories
  const [query, setQuery] = useQuery()
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [creatingBelow, setCreatingBelow] = useState<number>()
  const [removing, setRemoving] = useState<Category>()
  const [isDirty, setDirty] = useState(false)
  const guard = useLeaveGuard(isDirty)
  const opened = useOpenRow()
  const rows = treeRows(list, closed, query)
  const shown = list.find(({ id }) => String(id) === opened.openKey)
  const close = (): void => guard.confirmLeave(opened.close)
  const setOpen = (id: number, isOpen: boolean): void =>
    setClosed((previous) => {
      const next = new Set(previous)
      if (isOpen) next.delete(id)
      else next.add(id)
      return next
    })
  const moveTo = (id: number, target: MoveTarget): void => {
    const changes = planMove(list, id, target)
    if (changes.length > 0) move.mutate(changes)
  }
  const parents = rows.filter(({ isOpen }) => isOpen !== undefined).length
  const areAllClosed = closed.size > 0 && rows.every(({ isOpen }) => !isOpen)
  return (
    <>
      <ListFrame
        head={
          <ListHead title="分类管理" hint="访客按分类浏览资源；访问规则一级一级往下继承。">
            <button type="button" className="btn btn-solid" onClick={() => setCreatingBelow(0)}>
              <Icon of={plusIcon} size={18} />
              新建分类
            </button>
          </ListHead>
        }
        bar={
          <div className={styles.bar}>
            <TextFilter label="查找分类" placeholder="查找分类" value={query} isMain width={16} onChange={setQuery} />
            <button
              type="button"
              className="btn btn-line"
              disabled={parents === 0 || query !== ''}
              onClick={() => setClosed(areAllClosed ? new Set() : new Set(list.map(({ pid }) => pid)))}
            >
              {areAllClosed ? '全部展开' : '全部收起'}
            </button>
            <button type="button" className="btn btn-icon" aria-label="刷新" title="刷新" onClick={categories.retry}>
              <Icon of={refreshIcon} />
            </button>
          </div>
        }
        inspector={
          shown && (
            <CategoryPanel
              key={shown.id}
              category={shown}
              list={list}
              onMove={(target) => moveTo(shown.id, target)}
              onRemove={() => setRemoving(shown)}
              onSaved={(category) => {
                categories.upsert(category)
                opened.close()
              }}
              onDirty={setDirty}
              onClose={close}
            />
          )
        }
      >
        {categories.error ? (
          <ErrorState error={categories.error} onRetry={categories.retry} />
        ) : !categories.list ? (
          <Skeleton rows={8}>
            <div className={styles.waiting}>
              <SkeletonBar width="30%" height={20} />
            </div>
          </Skeleton>
        ) : list.length === 0 && creatingBelow === undefined ? (
          <EmptyState title="还没有分类">
            <p>先建几个大类，例如 影视、软件、学习资料；导入资源时就能选。</p>
            <button type="button" className="btn btn-soft" onClick={() => setCreatingBelow(0)}>
              新建第一个分类
            </button>
          </EmptyState>
        ) : rows.length === 0 && query ? (
          <EmptyState title="没有这样的分类">
            <button type="button" className="btn btn-soft" onClick={() => setQuery('')}>
              清空查找
            </button>
          </EmptyState>
        ) : (
          <CategoryTree
            list={list}
            rows={rows}
            canMove={query === ''}
            openKey={opened.openKey}
            creatingBelow={creatingBelow}
            onCreating={setCreatingBelow}
            onCreate={(pid, name) => create.mutateAsync({ pid, name, item_order: lastOrder(list, pid) })}
            onRename={(id, name) => rename.mutateAsync({ id, name })}
            onMove={moveTo}
            onOpenRow={(id) => {
              if (String(id) !== opened.openKey) guard.confirmLeave(() => opened.open(id))
            }}
            onSetOpen={setOpen}
            onRemove={(id) => setRemoving(list.find((category) => category.id === id))}
          />
        )}
      </ListFrame>
      {guard.dialog}
      {removing && (
        <DeleteCategoryDialog
          category={removing}
          list={list}
          isPending={remove.isPending}
          onClose={() => setRemoving(undefined)}
          onConfirm={() =>
            remove.mutate(removing, {
              onSuccess: () => {
                if (String(removing.id) === opened.openKey) opened.close()
                toast('success', `已删除「${removing.name}」`)
              },
              onSettled: () => setRemoving(undefined),
            })
          }
        />
      )}
    </>
  )
}

const lastOrder = (list: readonly Category[], pid: number): number =>
  Math.max(0, ...list.filter((category) => category.pid === pid).map((category) => category.item_order)) + 10

/** The query is in the URL; replaces the history entry, so that typed letters add no steps. */
const useQuery = (): [string, (q: string) => void] => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const set = (q: string): void => {
    if (q) params.set('q', q)
    else params.delete('q')
    void navigate({ pathname, search: String(params) }, { state: keepViewState, replace: true })
  }
  return [params.get('q') ?? '', set]
}
