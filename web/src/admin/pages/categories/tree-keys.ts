import type { KeyboardEvent } from 'react'
import type { Step, TreeRow } from './category-tree.ts'

export interface TreeActions {
  openRow: (id: number) => void
  setOpen: (id: number, isOpen: boolean) => void
  move: (id: number, step: Step) => void
  rename: (id: number) => void
  create: (pid: number) => void
  remove: (id: number) => void
}

const moveSteps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

const focusRow = (event: KeyboardEvent, id: number | undefined): void =>
  event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()

/**
 * Tree keys: → opens or enters, ← closes or leaves a row, Alt+↑↓ and Alt+Shift+←→ move it (Alt+← alone is the browser's back key),
 * F2 renames, Insert or + adds a child, Delete deletes.
 */
export const handleTreeKey = (
  event: KeyboardEvent,
  { category: { id, pid }, isOpen }: TreeRow,
  rows: readonly TreeRow[],
  actions: TreeActions,
): void => {
  const { key, altKey, shiftKey } = event
  const step = moveSteps[key]
  if (altKey && step) {
    if ((step === 'in' || step === 'out') && !shiftKey) return
    actions.move(id, step)
  } else if (altKey || event.ctrlKey || event.metaKey) return
  else if (key === 'ArrowRight' && isOpen === false) actions.setOpen(id, true)
  else if (key === 'ArrowRight' && isOpen)
    focusRow(event, rows.find(({ category }) => category.pid === id)?.category.id)
  else if (key === 'ArrowLeft' && isOpen) actions.setOpen(id, false)
  else if (key === 'ArrowLeft' && pid > 0) focusRow(event, pid)
  else if (key === 'Home') focusRow(event, rows[0]?.category.id)
  else if (key === 'End') focusRow(event, rows.at(-1)?.category.id)
  else if (key === 'F2') actions.rename(id)
  else if (key === 'Insert' || key === '+') actions.create(id)
  else if (key === 'Delete') actions.remove(id)
  else return
  event.preventDefault()
}

export const handleGripKey = (event: KeyboardEvent, id: number, { move }: TreeActions): void => {
  const step = moveSteps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.stopPropagation()
  move(id, step)
}
