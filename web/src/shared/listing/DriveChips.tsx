import { Link } from 'react-router-dom'
import { driveCodes, driveOf } from '../../lib/resource/drives.ts'
import { DriveIcon } from '../../ui/resource/DriveTag.tsx'
import styles from './listing.module.css'
import { listAddress } from './list-position.ts'
import type { ListPosition } from './list-position.ts'

export const DriveChips = ({ path, position }: { path: string; position: ListPosition }) => (
  <nav className={styles.chips} aria-label="网盘">
    <Chip to={path} isOn={position.type === ''}>
      全部
    </Chip>
    {driveCodes.map((code) => (
      <Chip key={code} to={listAddress(path, { type: code })} isOn={position.type === code} hue={driveOf(code).hue}>
        <DriveIcon type={code} />
        {driveOf(code).label}
      </Chip>
    ))}
  </nav>
)

interface ChipProps {
  to: string
  isOn: boolean
  hue?: number
  children: React.ReactNode
}

const Chip = ({ to, isOn, hue, children }: ChipProps) => (
  <Link
    className="chip"
    to={to}
    state={{ keepsFocus: true }}
    data-hue={hue}
    aria-current={isOn ? 'true' : undefined}
    rel="nofollow"
  >
    {children}
  </Link>
)
