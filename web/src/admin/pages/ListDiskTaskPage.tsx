import { openImport } from '../../lib/import-door.ts'
import { useSite } from '../../lib/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { importIcon } from '../../ui/icons.ts'
import { Empty } from '../../ui/states.tsx'
import { BulkFailures } from '../kit/BulkFailures.tsx'
import { DataTable } from '../kit/DataTable.tsx'
import { FilterBar } from '../kit/FilterBar.tsx'
import { ListHead } from '../kit/ListHead.tsx'
import { TableTools } from '../kit/TableTools.tsx'
import { useBulkOutcome } from '../kit/use-bulk-outcome.tsx'
import { useSelection } from '../kit/use-selection.ts'
import { BulkItems, verdictsOf } from './disk-tasks/BulkItems.tsx'
import { itemColumns } from './disk-tasks/columns.tsx'
import { HeldBar } from './disk-tasks/HeldBar.tsx'
import { filterOf, itemFilters, nameOfItem } from './disk-tasks/items.ts'
import type { Item } from './disk-tasks/items.ts'
import { ReviewPane } from './disk-tasks/ReviewPane.tsx'
import { StatusTabs } from './disk-tasks/StatusTabs.tsx'
import { TaskProgress } from './disk-tasks/TaskProgress.tsx'
import { useItems } from './disk-tasks/use-items.ts'
import { useReview } from './disk-tasks/use-review.ts'
import styles from './disk-tasks/disk-tasks.module.css'

const idOf = ({ id }: Item): number => id

export const Page = () => {
  const { here, state, page, counts } = useItems()
  const verdicts = verdictsOf(here)
  const selection = useSelection<Item>(idOf, JSON.stringify([here, state.filters]))
  const review = useReview(page, (item) => verdicts.length > 0 && selection.toggle(item, page.rows ?? []))
  const { item, decisions } = review
  const { tell, dialog: outcome } = useBulkOutcome(selection, nameOfItem)
  const columns = itemColumns(decisions.of, { here, isBeside: item !== undefined })
  const taskNo = state.filters.task_no
  return (
    <>
      <ListHead title="导入任务" hint="访客、用户和接口导入的每一条链接。待审核的看一条按一个键，处理后自动到下一条。">
        <button type="button" className="btn btn-line" onClick={openImport}>
          <Icon of={importIcon} size={18} />
          导入资源
        </button>
      </ListHead>
      <StatusTabs here={here} counts={counts} />
      {taskNo && <TaskProgress key={taskNo} taskNo={taskNo} />}
      <div className={styles.bar}>
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
          {...(verdicts.length > 0 && { selection, canChooseAll: true })}
          bulk={<BulkItems verdicts={verdicts} selection={selection} filter={filterOf(state)} tell={tell} />}
          empty={<NothingHere here={here} />}
        />
        {item && (
          <ReviewPane
            item={item}
            decision={decisions.of(item.id)}
            draft={review.draft}
            onDraft={review.setDraft}
            verdicts={review.verdicts}
            onClose={review.close}
          />
        )}
      </div>
      {!item && <HeldBar decisions={decisions} onUndo={review.verdicts.undo} />}
      {outcome}
      {decisions.failures && <BulkFailures {...decisions.failures} onClose={decisions.forgetFailures} />}
    </>
  )
}

const NothingHere = ({ here }: { here: string }) => {
  const site = useSite()
  if (here !== 'review')
    return (
      <Empty title="这里没有导入的链接">
        <p>换一个状态看看，或者粘贴一段文字导入。</p>
      </Empty>
    )
  return (
    <Empty title="没有等待审核的">
      <p>{site.importNeedsReview ? '有人导入后会出现在这里。' : '现在导入不需要审核，可以在网站配置里打开。'}</p>
    </Empty>
  )
}
