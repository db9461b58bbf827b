import type { SearchState } from '../../lib/search-state/search-state.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import type { FacetGroup } from './facet-groups.ts'
import { Facets } from './Facets.tsx'
import styles from './Facets.module.css'

interface FacetSheetProps {
  state: SearchState
  groups: readonly FacetGroup[]
  total: number
  onClose: () => void
}

export const FacetSheet = ({ state, groups, total, onClose }: FacetSheetProps) => (
  <Dialog title="筛选" shape="sheet" onClose={onClose}>
    <Facets state={state} groups={groups} />
    <form method="dialog" className={styles.done}>
      <button type="submit" className="btn btn-solid">
        查看 {formatCount(total)} 条结果
      </button>
    </form>
  </Dialog>
)
