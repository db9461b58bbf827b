import { driveOf } from '../../lib/resource/drives.ts'
import { Icon } from '../icons/Icon.tsx'
import { driveIcons, folderIcon } from '../icons/icons.ts'
import styles from './DriveTag.module.css'

export const DriveTag = ({ type }: { type: string }) => {
  const { label, hue } = driveOf(type)
  return (
    <span className={styles.tag} data-hue={hue}>
      <DriveIcon type={type} size={16} />
      {label}
    </span>
  )
}

export const DriveIcon = ({ type, size = 16 }: { type: string; size?: number }) => (
  <Icon of={driveIcons[type] ?? folderIcon} size={size} />
)
