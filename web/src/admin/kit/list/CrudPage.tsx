import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ApiInput, ApiOutput, Spec } from '../../../lib/api/api.ts'
import type { ToastAction } from '../../../lib/browser/toast.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { plusIcon, trashIcon } from '../../icons.ts'
import type { BulkOutcome } from '../dialogs/BulkFailuresDialog.tsx'
import type { Column } from '../table/columns.tsx'
import { ConfirmDeleteDialog } from '../dialogs/ConfirmDeleteDialog.tsx'
import { EntityForm } from '../form/EntityForm.tsx'
import type { EntityFormProps } from '../form/EntityForm.tsx'
import type { EntityValues } from '../form/field-definitions.ts'
import type { Filter } from './filters.ts'
import { Inspector } from '../dialogs/Inspector.tsx'
import { ListView } from './ListView.tsx'
import { ListHead } from './ListHead.tsx'
import type { ListSpec, RowOf } from './list-spec.ts'
import { newRowAttribute } from '../table/use-table-keys.ts'
import { useBulkOutcome } from '../dialogs/use-bulk-outcome.tsx'
import { useApiMutation } from './use-api-mutation.ts'
import { useLeaveGuard } from '../form/use-leave-guard.tsx'
import { useList } from './use-list.ts'
import type { ListPage } from './use-list.ts'
import { useListState } from './use-list-state.ts'
import type { FilterValues, ListState } from './use-list-state.ts'
import { newRowKey, useOpenRow } from './use-open-row.ts'
import { useRowByKey } from './use-row-by-key.ts'
import { useSelection } from './use-selection.ts'
import type { Selection } from './use-selection.ts'

type BulkSpec = {
  [S in Spec]: ApiOutput<S> extends BulkOutcome ? ({ ids: number[] } extends ApiInput<S> ? S : never) : never
}[Spec]

type FormParts<S extends Spec> = Pick<
  EntityFormProps<S>,
  'call' | 'schema' | 'fields' | 'extraInput' | 'question' | 'children'
>

export type CreateForm<S extends Spec> = FormParts<S> & {
  label: string
  initial: EntityValues
  /** Shows an output that the user needs, such as generated keys. */
  onCreated?: (output: ApiOutput<S>) => void
}

export type UpdateForm<S extends Spec, R> = Omit<FormParts<S>, 'question'> & {
  valuesOf: (row: R) => EntityValues
  idOf: (row: R) => Partial<ApiInput<S>>
  question?: (input: Record<string, string>, row: R) => ReturnType<NonNullable<EntityFormProps<S>['question']>>
  details?: (row: R) => ReactNode
  /** Rows without a form. */
  isReadOnly?: (row: R) => boolean
}

type IdListSpec = { [L in ListSpec]: RowOf<L> extends { id: number } ? L : never }[ListSpec]

const idOf = (row: object): number => (row as { id: number }).id

export interface ShownList<L extends ListSpec> {
  state: ListState<L>
  page: ListPage<L>
}

export interface CrudPageProps<L extends IdListSpec, C extends Spec, U extends Spec> {
  title: string
  hint?: ReactNode
  list: L
  columns: readonly Column<RowOf<L>>[]
  filters: readonly Filter<L>[]
  /** Filter that users cannot change, such as the list's type. */
  fixed?: FilterValues<L>
  above?: ReactNode
  nameOf: (row: RowOf<L>) => string
  noun: string
  create?: CreateForm<C>
  update?: UpdateForm<U, RowOf<L>>
  remove?: {
    call: BulkSpec
    warning: ReactNode
    undo?: (rows: readonly RowOf<L>[]) => ToastAction
    /** Text that the user must type before the deletion. */
    requiredText?: (count: number) => string
  }
  headActions?: ReactNode
  bulk?: (selection: Selection<RowOf<L>>, report: (outcome: BulkOutcome, verb: string) => void) => ReactNode
  rowActions?: (row: RowOf<L>, list: ShownList<L>) => ReactNode
  empty: ReactNode
}

/**
 * A list page: filters, table, inspector with a form, deletion with confirmation. Pages with special needs compose the same parts
 * themselves.
 */
export const CrudPage = <L extends IdListSpec, C extends Spec, U extends Spec>(props: CrudPageProps<L, C, U>) => {
  const { title, list, columns, filters, nameOf, create, update, remove, rowActions } = props
  const state = useListState(
    list,
    filters.map(({ name }) => name),
    props.fixed,
  )
  const page = useList(state)
  const selection = useSelection<RowOf<L>>(idOf, JSON.stringify([props.fixed, state.filters]))
  const { report, dialog: outcome } = useBulkOutcome(selection as unknown as Selection<{ id: number }>, (row) =>
    nameOf(row as RowOf<L>),
  )
  const opened = useOpenRow()
  const [isDirty, setDirty] = useState(false)
  const guard = useLeaveGuard(isDirty)
  const row = useRowByKey(page.rows, opened.openKey)
  const openRow = (key: number | string): void => {
    if (String(key) === opened.openKey) return
    guard.confirmLeave(() => opened.open(key))
  }
  const form = {
    refreshes: [list],
    onSaved: opened.close,
    onDirty: setDirty,
    onCancel: () => guard.confirmLeave(opened.close),
  }
  const inspector =
    create && opened.openKey === newRowKey ? (
      <Inspector title={create.label} onClose={form.onCancel}>
        <EntityForm
          {...create}
          {...form}
          done="添加成功"
          onSaved={(output) => {
            opened.close()
            create.onCreated?.(output)
          }}
        />
      </Inspector>
    ) : update && row ? (
      <Inspector title={nameOf(row)} onClose={form.onCancel}>
        {update.details?.(row)}
        {!update.isReadOnly?.(row) && (
          <EntityForm
            key={idOf(row)}
            {...update}
            {...form}
            question={(input) => update.question?.(input, row)}
            initial={update.valuesOf(row)}
            id={update.idOf(row)}
            done="更新成功"
          />
        )}
      </Inspector>
    ) : undefined
  const isSelectable = Boolean(remove ?? props.bulk)
  return (
    <>
      <ListView
        head={
          <>
            <ListHead title={title} hint={props.hint}>
              {props.headActions}
              {create && (
                <button type="button" className="btn btn-solid" {...newRowAttribute} onClick={() => openRow(newRowKey)}>
                  <Icon of={plusIcon} size={18} />
                  {create.label}
                </button>
              )}
            </ListHead>
            {props.above}
          </>
        }
        filters={filters}
        inspector={inspector}
        label={title}
        state={state}
        page={page}
        columns={columns}
        keyOf={idOf}
        nameOf={nameOf}
        empty={props.empty}
        openKey={opened.openKey}
        {...(update && { onOpen: (clicked: RowOf<L>) => openRow(idOf(clicked)) })}
        {...(rowActions && { actions: (clicked: RowOf<L>) => rowActions(clicked, { state, page }) })}
        {...(isSelectable && { selection })}
        bulk={
          <>
            {props.bulk?.(selection, report)}
            {remove && <BulkDelete remove={remove} selection={selection} report={report} {...props} />}
          </>
        }
      />
      {guard.dialog}
      {outcome}
    </>
  )
}

const BulkDelete = <L extends IdListSpec>({
  remove,
  selection,
  report,
  list,
  noun,
  nameOf,
}: Pick<CrudPageProps<L, Spec, Spec>, 'list' | 'noun' | 'nameOf'> & {
  remove: NonNullable<CrudPageProps<L, Spec, Spec>['remove']>
  selection: Selection<RowOf<L>>
  report: (outcome: BulkOutcome, verb: string, undo?: ToastAction) => void
}) => {
  const [isAsking, setAsking] = useState(false)
  const change = useApiMutation(remove.call, {
    refreshes: [list],
    onDone: (output) => {
      const { failed } = output as BulkOutcome
      const failedIds = new Set(failed.map(({ id }) => id))
      setAsking(false)
      report(output as BulkOutcome, '删除', remove.undo?.(selection.rows.filter((row) => !failedIds.has(idOf(row)))))
    },
  })
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
        <Icon of={trashIcon} size={18} />
        删除
      </button>
      {isAsking && (
        <ConfirmDeleteDialog
          noun={noun}
          names={selection.rows.map(nameOf)}
          {...(remove.requiredText && { requiredText: remove.requiredText(selection.rows.length) })}
          isPending={change.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => change.mutate({ ids: selection.rows.map(idOf) } as ApiInput<BulkSpec>)}
        >
          {remove.warning}
        </ConfirmDeleteDialog>
      )}
    </>
  )
}
