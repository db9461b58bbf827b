import { formatGroups } from '@pandex/contracts/format-groups'
import type { FormatGroup } from '@pandex/contracts/format-groups'

export const formatGroupNames: Record<FormatGroup, string> = {
  video: '视频',
  music: '音乐',
  image: '图片',
  doc: '文档',
  soft: '软件',
  compress: '压缩包',
}

export const groupOfFile = (name: string): FormatGroup | undefined => {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase()
  if (!extension) return undefined
  return (Object.keys(formatGroups) as FormatGroup[]).find((group) => formatGroups[group].includes(extension))
}
