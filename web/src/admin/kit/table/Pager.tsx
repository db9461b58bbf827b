import { formatCount } from '../../../lib/text/text-format.ts'
import { Pagination } from '../../../ui/Pagination.tsx'
import type { ListSpec } from '../list/list-spec.ts'
import { pageSizes } from '../list/use-list-state.ts'
import type { ListState } from '../list/use-list-state.ts'
import styles from './Pager.module.css'

export const Pager = <S extends ListSpec>({ state, total }: { state: ListState<S>; total: number }) => (
  <div className={styles.pager}>
    <p className="num">共 {formatCount(total)} 条</p>
    <label className={styles.size}>
      每页
      <select value={state.size} onChange={(event) => state.setSize(Number(event.target.value))}>
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      条
    </label>
    <Pagination page={state.page} pages={Math.ceil(total / state.size)} addressOf={state.addressOf} />
  </div>
)
