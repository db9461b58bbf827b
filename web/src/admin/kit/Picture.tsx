import { Image } from '../../ui/Image.tsx'
import { EmptyValue } from './table/columns.tsx'
import styles from './Picture.module.css'

export const Picture = ({ of: address, isLarge = false }: { of: string; isLarge?: boolean }) => (
  <Image
    className={isLarge ? styles.large : styles.small}
    src={address}
    alt=""
    loading="lazy"
    fallback={isLarge ? <span className={styles.missing}>这个地址没有图片</span> : <EmptyValue />}
  />
)
