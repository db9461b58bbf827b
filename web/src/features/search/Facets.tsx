import { useState } from 'react'
import { Link } from 'react-router-dom'
import { driveCodes, driveOf } from '../../lib/drives.ts'
import { formatGroupNames } from '../../lib/format-groups.ts'
import type { FormatGroup } from '@pandex/gateway/schemas/format-groups'
import { countFilters, searchAddress, times } from '../../lib/search-state.ts'
import type { SearchState } from '../../lib/search-state.ts'
import { formatCount } from '../../lib/text-format.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DriveIcon } from '../../ui/DriveTag.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, closeIcon, filterIcon } from '../../ui/icons.ts'
import styles from './Facets.module.css'

/** Every filter as a link to the search with it switched: works without JavaScript, can be opened in a new tab. */
export const Facets = ({ state }: { state: SearchState }) => (
  <div className={styles.facets}>
    {state.user && <Choice state={state} change={{ user: '' }} isOn label={`分享者：${state.user}`} />}
    <FacetGroup title="网盘">
      {driveCodes.map((code) => (
        <Choice
          key={code}
          state={state}
          change={{ types: toggle(state.types, code) }}
          isOn={state.types.includes(code)}
          drive={code}
          label={driveOf(code).label}
        />
      ))}
    </FacetGroup>
    <FacetGroup title="类型">
      {(Object.keys(formatGroupNames) as FormatGroup[]).map((name) => (
        <Choice
          key={name}
          state={state}
          change={{ formats: toggle(state.formats, name) }}
          isOn={state.formats.includes(name)}
          label={formatGroupNames[name]}
        />
      ))}
    </FacetGroup>
    <FacetGroup title="分享时间">
      {(Object.keys(times) as (keyof typeof times)[]).map((name) => (
        <Choice
          key={name}
          state={state}
          change={{ time: state.time === name ? '' : name }}
          isOn={state.time === name}
          label={times[name]}
        />
      ))}
    </FacetGroup>
    <FacetGroup title="匹配">
      <Choice state={state} change={{ isExact: !state.isExact }} isOn={state.isExact} label="名称完全包含" />
    </FacetGroup>
    {countFilters(state) > 0 && (
      <Link
        className={styles.clear}
        to={searchAddress({ q: state.q || state.user, order: state.order })}
        state={{ keepsFocus: true }}
      >
        清除筛选
      </Link>
    )}
  </div>
)

const FacetGroup = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className={styles.group} aria-label={title}>
    <h2>{title}</h2>
    <div>{children}</div>
  </section>
)

interface ChoiceProps {
  state: SearchState
  change: Partial<SearchState>
  isOn: boolean
  label: string
  drive?: string
}

const Choice = ({ state, change, isOn, label, drive }: ChoiceProps) => (
  <Link
    className={styles.choice}
    to={searchAddress({ ...state, ...change, page: 1 })}
    state={{ keepsFocus: true }}
    aria-current={isOn ? 'true' : undefined}
    data-hue={drive && driveOf(drive).hue}
    rel="nofollow"
  >
    {drive && <DriveIcon type={drive} />}
    <span>{label}</span>
    {isOn && (
      <>
        <Icon of={checkIcon} size={16} />
        <span className="vh">，已选，点击取消</span>
      </>
    )}
  </Link>
)

/** Filters below 1024: the drives as chips in a row, all the rest in a sheet from the bottom. */
export const FacetBar = ({ state, total }: { state: SearchState; total: number }) => {
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(state)
  return (
    <div className={styles.bar}>
      <button type="button" className="chip" aria-pressed={count > 0} onClick={() => setOpen(true)}>
        <Icon of={filterIcon} size={16} />
        筛选{count > 0 && <span className="num"> · {count}</span>}
      </button>
      {state.user && (
        <Link className="chip" aria-current="true" to={searchAddress({ ...state, user: '', page: 1 })}>
          {state.user}
          <Icon of={closeIcon} size={14} />
        </Link>
      )}
      {driveCodes.map((code) => (
        <Link
          key={code}
          className="chip"
          data-hue={driveOf(code).hue}
          aria-current={state.types.includes(code) ? 'true' : undefined}
          to={searchAddress({ ...state, types: toggle(state.types, code), page: 1 })}
          state={{ keepsFocus: true }}
          rel="nofollow"
        >
          <DriveIcon type={code} />
          {driveOf(code).label}
        </Link>
      ))}
      {isOpen && (
        <Dialog title="筛选" shape="sheet" onClose={() => setOpen(false)}>
          <Facets state={state} />
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

const toggle = <T,>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]
