/** The kinds of files a search can be narrowed to; the gateway knows which extensions each stands for. */
export const formatGroups = {
  video: '视频',
  music: '音乐',
  image: '图片',
  doc: '文档',
  soft: '软件',
  compress: '压缩包',
} as const

export type FormatGroup = keyof typeof formatGroups

export const isFormatGroup = (name: string): name is FormatGroup => Object.hasOwn(formatGroups, name)

// Enough to choose a picture for a file name; a rare extension gets the plain one.
const extensions: Record<FormatGroup, string> = {
  video: 'mp4 mkv avi ts mov wmv flv rmvb m2ts webm mpg m4v',
  music: 'mp3 flac wav ape m4a aac ogg dsf m4b wma',
  image: 'jpg jpeg png gif webp psd bmp svg',
  doc: 'pdf epub mobi azw3 txt doc docx ppt pptx xls xlsx md chm srt ass',
  soft: 'exe apk dmg msi pkg ipa deb iso',
  compress: 'zip rar 7z tar gz xz bz2',
}

/** The group a file name belongs to, by its extension. */
export const groupOfFile = (name: string): FormatGroup | undefined => {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  if (!extension) return undefined
  return (Object.keys(extensions) as FormatGroup[]).find((group) => extensions[group].split(' ').includes(extension))
}
