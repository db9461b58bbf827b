import { Image } from '../Image.tsx'
import styles from './Poster.module.css'

interface PosterProps {
  /** Of `posterAddress`; empty shows nothing. */
  src: string
  alt: string
  /** A poster is 2:3, a small one leaves the page to its text; a banner is as wide as there is room, and low. */
  shape?: 'poster' | 'small' | 'banner'
}

const sizes = {
  poster: { width: 160, height: 240 },
  small: { width: 96, height: 144 },
  banner: { width: 760, height: 200 },
}

/** A picture in its own room. One that does not load goes away. */
export const Poster = ({ src, alt, shape = 'poster' }: PosterProps) => (
  <Image className={styles.poster} src={src} alt={alt} {...sizes[shape]} data-shape={shape} />
)
