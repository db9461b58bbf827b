import { useEffect, useRef, useState } from 'react'
import styles from './Poster.module.css'

interface PosterProps {
  /** Of `posterAddress`; empty shows nothing. */
  src: string
  alt: string
}

/** A poster in its own room, 2:3. One that does not load goes away. The host of the picture is not told who looks at it where. */
export const Poster = ({ src, alt }: PosterProps) => {
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before there was anybody to be told.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])
  if (!src || failed === src) return null
  return (
    <img
      ref={image}
      className={styles.poster}
      src={src}
      alt={alt}
      width={160}
      height={240}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setFailed(src)}
    />
  )
}
