/** Of an uploaded and of the stored image; below the message limit of gRPC. */
export const maxImageBytes = 6_000_000

/** Media types that are accepted. SVG is not: it may contain scripts. */
export const imageTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
