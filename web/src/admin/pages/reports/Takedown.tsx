import { Badge } from '../../kit/Badge.tsx'

/** Whether reports or claims took a resource down. */
export const Takedown = ({ of }: { of: string }) => {
  if (of === '') return <>没有下架</>
  return <Badge tone={of === 'removed' ? 'bad' : 'warn'}>{of === 'removed' ? '已移除' : '已隐藏'}</Badge>
}
