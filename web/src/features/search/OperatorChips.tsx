import { Link } from 'react-router-dom'
import { driveOf } from '../../lib/resource/drives.ts'
import { changedAddress } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { closeIcon } from '../../ui/icons/icons.ts'
import { DriveIcon } from '../../ui/resource/DriveTag.tsx'
import { operatorLabel } from './operator-labels.ts'
import type { Operator } from './operator-labels.ts'
import styles from './OperatorChips.module.css'

/** The operators that the service recognised in the keyword. Each is a link to the search without it. */
export const OperatorChips = ({ state, operators }: { state: SearchState; operators: readonly Operator[] }) => (
  <ul className={styles.chips} aria-label="关键词里的条件">
    {operators.map((operator) => (
      <li key={operator.kind + operator.value}>
        <Link
          className="chip"
          aria-current="true"
          title={operator.typed}
          data-hue={operator.kind === 'site' ? driveOf(operator.value).hue : undefined}
          to={changedAddress(state, { q: operator.q_without })}
          state={{ keepsFocus: true }}
          rel="nofollow"
        >
          {operator.kind === 'site' && <DriveIcon type={operator.value} />}
          <span className={styles.label}>{operatorLabel(operator)}</span>
          <span className="vh">，点击去掉</span>
          <Icon of={closeIcon} size={14} />
        </Link>
      </li>
    ))}
  </ul>
)
