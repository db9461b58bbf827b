import { useSyncExternalStore } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { offlineIcon } from '../icons/icons.ts'
import styles from './OfflineStrip.module.css'

const subscribe = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export const OfflineStrip = () => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <output className={styles.strip}>
      <Icon of={offlineIcon} size={18} />
      网络已断开，恢复后会自动继续
    </output>
  )
}
