import { useState } from 'react'
import { Link } from 'react-router-dom'
import { driveOf } from '../../lib/drives.ts'
import { changedAddress, countFilters } from '../../lib/search-state.ts'
import type { SearchState } from '../../lib/search-state.ts'
import { formatCount } from '../../lib/text-format.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DriveIcon } from '../../ui/DriveTag.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, filterIcon } from '../../ui/icons.ts'
import type { FacetChoice, FacetGroup } from './facet-groups.ts'
import { Facets } from './Facets.tsx'
import styles from './Facets.module.css'

interface FacetBarProps {
  state: SearchState
  groups: readonly FacetGroup[]
  total: number
}

/** Filters below 1024: drives and what is chosen as chips in a row, all the rest in a sheet from the bottom. */
export const FacetBar = ({ state, groups, total }: FacetBarProps) => {
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(state)
  const choices = groups.filter(({ title }) => title !== '匹配').flatMap((group) => group.choices)
  const shown = [
    ...choices.filter(({ isOn, drive }) => isOn && !drive),
    ...choices.filter(({ drive }) => drive !== undefined),
  ]
  return (
    <div className={styles.bar}>
      <button type="button" className="chip" aria-pressed={count > 0} onClick={() => setOpen(true)}>
        <Icon of={filterIcon} size={16} />
        筛选{count > 0 && <span className="num"> · {count}</span>}
      </button>
      {state.user && (
        <Link className="chip" aria-current="true" to={changedAddress(state, { user: '', q: state.q || state.user })}>
          {state.user}
          <Icon of={closeIcon} size={14} />
        </Link>
      )}
      {shown.map((choice) => (
        <Chip key={choice.label} state={state} choice={choice} />
      ))}
      {isOpen && (
        <Dialog title="筛选" shape="sheet" onClose={() => setOpen(false)}>
          <Facets state={state} groups={groups} />
          <form method="dialog" className={styles.done}>
            <button type="submit" className="btn btn-solid">
              查看 {formatCount(total)} 条结果
            </button>
          </form>
        </Dialog>
      )}
    </div>
  )
}

const Chip = ({ state, choice }: { state: SearchState; choice: FacetChoice }) => (
  <Link
    className="chip"
    data-hue={choice.drive && driveOf(choice.drive).hue}
    aria-current={choice.isOn ? 'true' : undefined}
    to={changedAddress(state, choice.change)}
    state={{ keepsFocus: true }}
    rel="nofollow"
  >
    {choice.drive && <DriveIcon type={choice.drive} />}
    {choice.label}
    {choice.isOn ? (
      <Icon of={closeIcon} size={14} />
    ) : (
      choice.count !== undefined && <small className="num">{formatCount(choice.count)}</small>
    )}
  </Link>
)
