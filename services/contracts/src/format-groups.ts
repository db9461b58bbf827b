const withDots = (extensions: string): readonly string[] => extensions.split(' ').map((extension) => `.${extension}`)

export const formatGroups = {
  video: withDots('mp4 mkv avi rmvb rm wmv flv mov ts m2ts webm mpg mpeg m4v'),
  music: withDots('mp3 flac wav ape m4a m4b aac ogg wma dsf dff'),
  image: withDots('jpg jpeg png gif bmp webp svg psd tif tiff heic'),
  doc: withDots('pdf doc docx ppt pptx xls xlsx txt epub mobi azw3 chm csv md srt ass'),
  soft: withDots('exe msi apk ipa dmg pkg deb rpm appimage iso'),
  compress: withDots('zip rar 7z tar gz bz2 xz tgz 001'),
} as const

export type FormatGroup = keyof typeof formatGroups

export const isFormatGroup = (name: string): name is FormatGroup => Object.hasOwn(formatGroups, name)
