import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '../lib/site.ts'
import { posterAddress } from './poster/poster-address.ts'

interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'onError'> {
  /** As stored: empty, a path of this site, an http(s) URL, or one that begins with `{host}`. Pages load https only. */
  src: string
  alt: string
  /** Shown where there is no image, or it does not load. */
  fallback?: ReactNode
}

/** An image from external data, or its fallback. No referrer is sent to the image's host. */
export const Image = ({ src: stored, alt, fallback = null, ...rest }: ImageProps) => {
  const { host } = useSite()
  const src = posterAddress(stored, host)
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the script ran; the event does not come again.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src)
  }, [src])
  if (!src || failed === src) return fallback
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      {...rest}
      onError={() => setFailed(src)}
    />
  )
}
