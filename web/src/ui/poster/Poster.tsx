import { Image } from '../Image.tsx'
import styles from './Poster.module.css'

interface PosterProps {
  /** As stored; empty, or one that does not load, leaves the jacket. */
  src: string
  alt: string
  /** What is shown: its first characters stand on the jacket. */
  title: string
  /** Picks one of the twelve colours of the jacket. */
  seed: number
  /** A poster is 2:3 and as wide as its list wants it, a small one leaves the page to its text; a banner is wide and low. */
  shape?: 'poster' | 'small' | 'banner'
}

const hues = 12
const shownCharacters = 2

/** A picture in its own room, over a jacket of our own: a colour and the first characters of the title. */
export const Poster = ({ src, alt, title, seed, shape = 'poster' }: PosterProps) => (
  <span className={styles.poster} data-shape={shape} data-hue={(seed % hues) + 1}>
    <i aria-hidden="true">{Array.from(title.trim()).slice(0, shownCharacters).join('')}</i>
    <Image src={src} alt={alt} {...(shape === 'poster' && { loading: 'lazy' })} />
  </span>
)
