import { openImportDialog } from '../../../shared/import/import-dialog-state.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { importIcon } from '../../../ui/icons/icons.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { BulkFailuresDialog } from '../../kit/dialogs/BulkFailuresDialog.tsx'
import { DataTable } from '../../kit/table/DataTable.tsx'
import { FilterBar } from '../../kit/list/FilterBar.tsx'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { TableTools } from '../../kit/table/TableTools.tsx'
import { useBulkOutcome } from '../../kit/dialogs/use-bulk-outcome.tsx'
import { useSelection } from '../../kit/list/use-selection.ts'
import { BulkItemActions, allowedDecisions } from './BulkItemActions.tsx'
import { itemColumns } from './columns.tsx'
import { PendingDecisionsBar } from './review/PendingDecisionsBar.tsx'
import { filterOf, itemFilters, nameOfItem } from './items.ts'
import type { Item } from './items.ts'
import { ReviewPane } from './review/ReviewPane.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { TaskProgress } from './TaskProgress.tsx'
import { useItems } from './use-items.ts'
import { useReview } from './review/use-review.ts'
import listStyles from '../../kit/list/ListFrame.module.css'
import styles from './import-items.module.css'

const idOf = ({ id }: Item): number => id

export const Page = () => {
  const { activeStatus, state, page, counts } = useItems()
  const kinds = allowedDecisions(activeStatus)
  const selection = useSelection<Item>(idOf, JSON.stringify([activeStatus, state.filters]))
  const review = useReview(page, (item) => kinds.length > 0 && selection.toggle(item, page.rows ?? []))
  const { item, decisions } = review
  const { report, dialog: outcome } = useBulkOutcome(selection, nameOfItem)
  const columns = itemColumns(decisions.decisionOf, { activeStatus, isBeside: item !== undefined })
  const taskNo = state.filters.task_no
  return (
    <>
      <ListHead title="导入任务" hint="访客、用户和接口导入的每一条链接。待审核的看一条按一个键，处理后自动到下一条。">
        <button type="button" className="btn btn-line" onClick={openImportDialog}>
          <Icon of={importIcon} size={18} />
          导入资源
        </button>
      </ListHead>
      <StatusTabs activeStatus={activeStatus} counts={counts} />
      {taskNo && <TaskProgress key={taskNo} taskNo={taskNo} />}
      <div className={listStyles.bar}>
        <FilterBar filters={itemFilters} state={state} />
        <TableTools state={state} page={page} columns={columns} />
      </div>
      <div className={styles.frame} data-split={item !== undefined}>
        <DataTable
          label="导入任务"
          state={state}
          page={page}
          columns={columns}
          keyOf={idOf}
          nameOf={nameOfItem}
          openKey={item?.id}
          onOpen={review.show}
          {...(kinds.length > 0 && { selection, canSelectAll: true })}
          bulk={<BulkItemActions kinds={kinds} selection={selection} filter={filterOf(state)} report={report} />}
          empty={<NoItems activeStatus={activeStatus} />}
        />
        {item && (
          <ReviewPane
            item={item}
            decision={decisions.decisionOf(item.id)}
            draft={review.draft}
            onDraft={review.setDraft}
            actions={review.actions}
            onClose={review.close}
          />
        )}
      </div>
      {!item && <PendingDecisionsBar decisions={decisions} onUndo={review.actions.undo} />}
      {outcome}
      {decisions.failures && <BulkFailuresDialog {...decisions.failures} onClose={decisions.clearFailures} />}
    </>
  )
}

const NoItems = ({ activeStatus }: { activeStatus: string }) => {
  const site = useSite()
  if (activeStatus !== 'review')
    return (
      <EmptyState title="这里没有导入的链接">
        <p>换一个状态看看，或者粘贴一段文字导入。</p>
      </EmptyState>
    )
  return (
    <EmptyState title="没有等待审核的">
      <p>{site.importNeedsReview ? '有人导入后会出现在这里。' : '现在导入不需要审核，可以在网站配置里打开。'}</p>
    </EmptyState>
  )
}
