import { useSite } from '../lib/site.ts'
import { Image } from './Image.tsx'
import { Logo } from './Logo.tsx'

/** The site's own logo, or the product's where there is none. @param height in pixels */
export const SiteLogo = ({
  height,
  size = height,
}: {
  height: number
  /** Of the product's logo. */ size?: number
}) => {
  const { logoUrl } = useSite()
  return <Image src={logoUrl} alt="" height={height} fallback={<Logo size={size} />} />
}
