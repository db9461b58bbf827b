import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useSite } from '../lib/settings/use-site.ts'
import { resolveImageUrl } from './image-url.ts'

interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref' | 'onError'> {
  /** As stored: empty, a path of this site, an http(s) URL or `{host}…`. Only https URLs are loaded. */
  src: string
  alt: string
  fallback?: ReactNode
}

/** Image from an untrusted source, with a fallback. Sends no referrer to the image's host. */
export const Image = ({ src: stored, alt, fallback = null, ...rest }: ImageProps) => {
  const { host } = useSite()
  const src = resolveImageUrl(stored, host)
  const [failed, setFailed] = useState('')
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // The image may have failed before hydration; the error event is not repeated.
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
