import { groupOfFile } from '../../lib/resource/format-groups.ts'
import { plainHitText } from '../../lib/text/hit-text.ts'
import { compressIcon, docIcon, fileIcon, folderIcon, imageIcon, musicIcon, softIcon, videoIcon } from './icons.ts'
import type { IconShape } from './icons.ts'

const shapes = {
  video: videoIcon,
  music: musicIcon,
  image: imageIcon,
  doc: docIcon,
  soft: softIcon,
  compress: compressIcon,
}

/** Icon by file extension. `name` may contain highlight marks. */
export const fileIconOf = (name: string, isFolder: boolean): IconShape => {
  if (isFolder) return folderIcon
  const group = groupOfFile(plainHitText(name))
  return group ? shapes[group] : fileIcon
}
