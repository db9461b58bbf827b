/** Of an uploaded and of the stored image; below the message limit of gRPC. */
export const maxImageBytes = 6_000_000

/** Path of uploaded images, which are named `<hash>.<extension>`. */
export const uploadPath = '/static/upload/'

/** Media type by file extension. SVG is not accepted: it may contain scripts. */
export const imageExtensions: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** Media types that are accepted. */
export const imageTypes: readonly string[] = Object.values(imageExtensions)
