import { useState } from 'react'
import { Nothing } from './columns.tsx'
import styles from './Picture.module.css'

/** A picture of a row by its address; nothing where there is none to be had. */
export const Picture = ({ of: address, isLarge = false }: { of: string; isLarge?: boolean }) => {
  const [failed, setFailed] = useState('')
  if (!/^(https?:\/\/|\/)/.test(address) || failed === address)
    return isLarge ? <span className={styles.missing}>这个地址没有图片</span> : <Nothing />
  return (
    <img
      className={isLarge ? styles.large : styles.small}
      src={address}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
    />
  )
}
