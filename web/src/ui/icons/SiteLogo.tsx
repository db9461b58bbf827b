import { useSite } from '../../lib/settings/use-site.ts'
import { Image } from '../Image.tsx'
import { Logo } from './Logo.tsx'

/** The configured logo, else the product's. @param height in pixels */
export const SiteLogo = ({ height, size = height }: { height: number; size?: number }) => {
  const { logoUrl } = useSite()
  return <Image src={logoUrl} alt="" height={height} fallback={<Logo size={size} />} />
}
