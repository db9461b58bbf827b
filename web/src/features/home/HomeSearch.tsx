import { driveCodes, driveOf, isDriveCode } from '../../lib/resource/drives.ts'
import type { DriveCode } from '../../lib/resource/drives.ts'
import { savePreferences, usePreferences } from '../../lib/browser/preferences.ts'
import { searchAddress } from '../../lib/search-state/search-state.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { DriveIcon } from '../../ui/resource/DriveTag.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import styles from './HomeSearch.module.css'

/** The browser remembers the chosen drives. */
export const HomeSearch = () => {
  const site = useSite()
  const chosen = usePreferences().drives.filter(isDriveCode)
  const toggle = (code: DriveCode): void =>
    savePreferences({ drives: chosen.includes(code) ? chosen.filter((drive) => drive !== code) : [...chosen, code] })
  return (
    <div className={styles.search}>
      <SearchBox
        size="large"
        placeholder={site.search.placeholder}
        addressOf={(q) => searchAddress({ q, types: chosen })}
      >
        {chosen.length > 0 && <input type="hidden" name="type" value={chosen.join(',')} />}
      </SearchBox>
      <fieldset className={styles.drives}>
        <legend className="vh">只搜这些网盘</legend>
        <button
          type="button"
          className="chip"
          aria-pressed={chosen.length === 0}
          onClick={() => savePreferences({ drives: [] })}
        >
          全部
        </button>
        {driveCodes.map((code) => (
          <button
            key={code}
            type="button"
            className="chip"
            data-hue={driveOf(code).hue}
            aria-pressed={chosen.includes(code)}
            onClick={() => toggle(code)}
          >
            <DriveIcon type={code} />
            {driveOf(code).label}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
