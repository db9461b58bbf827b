import type { ReactNode } from 'react'
import { useSite } from '../lib/settings/use-site.ts'
import { Image } from './Image.tsx'
import { SafeLink } from './SafeLink.tsx'
import styles from './Ad.module.css'

interface AdProps {
  text: string
  imageUrl: string
  linkUrl: string
}

/** The container reserves the space before the image has loaded, so that the page does not shift. */
export const Ad = ({ text, imageUrl, linkUrl }: AdProps) => {
  const content: ReactNode = (
    <Image src={imageUrl} alt={text} loading="lazy" fallback={<span className={styles.words}>{text}</span>} />
  )
  return (
    <div className={styles.ad} data-picture={imageUrl !== ''}>
      <SafeLink url={linkUrl} rel="nofollow noopener sponsored">
        {content}
      </SafeLink>
      <small>广告</small>
    </div>
  )
}

export const AdSlot = ({ slot }: { slot: string }) => {
  const ads = useSite().ads.filter((ad) => ad.slot === slot)
  if (ads.length === 0) return null
  return (
    <div className={styles.slot}>
      {ads.map((ad, index) => (
        <Ad key={`${index}`} {...ad} />
      ))}
    </div>
  )
}
