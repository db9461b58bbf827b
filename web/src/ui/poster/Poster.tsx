import { Image } from '../Image.tsx'
import styles from './Poster.module.css'

interface PosterProps {
  /** As stored. The placeholder shows while it is empty or does not load. */
  src: string
  alt: string
  title: string
  seed: number
  /** `poster` and `small` are 2:3, `banner` is wide and low. */
  shape?: 'poster' | 'small' | 'banner'
}

const hues = 12
const maxCharacters = 2

export const Poster = ({ src, alt, title, seed, shape = 'poster' }: PosterProps) => (
  <span className={styles.poster} data-shape={shape} data-hue={(seed % hues) + 1}>
    <i aria-hidden="true">{Array.from(title.trim()).slice(0, maxCharacters).join('')}</i>
    <Image src={src} alt={alt} {...(shape === 'poster' && { loading: 'lazy' })} />
  </span>
)
