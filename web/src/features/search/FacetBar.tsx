import { lazy, useState } from 'react'
import { Link } from 'react-router-dom'
import { driveOf } from '../../lib/resource/drives.ts'
import { changedAddress, countFilters } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { DriveIcon } from '../../ui/resource/DriveTag.tsx'
import { LazyPart } from '../../ui/feedback/LazyPart.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { closeIcon, filterIcon } from '../../ui/icons/icons.ts'
import type { FacetChoice, FacetGroup } from './facet-groups.ts'
import styles from './Facets.module.css'

const FacetSheet = lazy(async () => ({ default: (await import('./FacetSheet.tsx')).FacetSheet }))

interface FacetBarProps {
  state: SearchState
  groups: readonly FacetGroup[]
  total: number
}

/**
 * Filters below 1024 px: drives and chosen filters as chips in a row, all others in a bottom sheet. Operators have their own
 * chips.
 */
export const FacetBar = ({ state, groups, total }: FacetBarProps) => {
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(state)
  const choices = groups.filter(({ title }) => title !== '匹配').flatMap((group) => group.choices)
  const shown = [
    ...choices.filter(({ isOn, isTyped, drive }) => isOn && !isTyped && !drive),
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
        <LazyPart>
          <FacetSheet state={state} groups={groups} total={total} onClose={() => setOpen(false)} />
        </LazyPart>
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
