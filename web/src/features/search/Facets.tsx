import { Link } from 'react-router-dom'
import { driveOf } from '../../lib/resource/drives.ts'
import { changedAddress, countFilters, searchAddress } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { DriveIcon } from '../../ui/resource/DriveTag.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, closeIcon } from '../../ui/icons/icons.ts'
import type { FacetChoice, FacetGroup } from './facet-groups.ts'
import styles from './Facets.module.css'

interface FacetsProps {
  state: SearchState
  groups: readonly FacetGroup[]
}

/** Every filter is a link to the search with the filter toggled: works without JavaScript and in a new tab. */
export const Facets = ({ state, groups }: FacetsProps) => (
  <div className={styles.facets}>
    {countFilters(state) > 0 && (
      <Link
        className={styles.clear}
        to={searchAddress({ q: state.q || state.user, order: state.order, isUnfolded: state.isUnfolded })}
        state={{ keepsFocus: true }}
      >
        <Icon of={closeIcon} size={16} />
        清除 {countFilters(state)} 个筛选
      </Link>
    )}
    {state.user && (
      <section className={styles.group} aria-label="分享者">
        <h2>分享者</h2>
        <Choice
          state={state}
          choice={{ key: 'user', label: state.user, isOn: true, change: { user: '', q: state.q || state.user } }}
        />
      </section>
    )}
    {groups.map(({ title, isShort, choices }) => (
      <section key={title} className={styles.group} aria-label={title} data-short={isShort}>
        <h2>{title}</h2>
        <div>
          {choices.map((choice) => (
            <Choice key={choice.key} state={state} choice={choice} />
          ))}
        </div>
      </section>
    ))}
  </div>
)

const Choice = ({ state, choice }: { state: SearchState; choice: FacetChoice }) => (
  <Link
    className={styles.choice}
    to={changedAddress(state, choice.change)}
    state={{ keepsFocus: true }}
    aria-current={choice.isOn ? 'true' : undefined}
    data-hue={choice.drive && driveOf(choice.drive).hue}
    rel="nofollow"
  >
    {choice.drive && <DriveIcon type={choice.drive} />}
    <span>{choice.label}</span>
    {choice.count !== undefined && (
      <small className="num">
        <span className="vh">，</span>
        {formatCount(choice.count)}
        <span className="vh"> 条</span>
      </small>
    )}
    {choice.isOn && (
      <>
        <Icon of={checkIcon} size={14} />
        <span className="vh">，已选，点击取消</span>
      </>
    )}
  </Link>
)
