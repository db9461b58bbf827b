/** Where the content of images is stored. */
export interface ImageStorage {
  name: 'postgres' | 's3'
  /** Safe to repeat. @throws AppError `unavailable` */
  put(image: { hash: string; type: string; content: Uint8Array }): Promise<void>
  /** @returns undefined if the storage does not have the image @throws AppError `unavailable` */
  get(hash: string): Promise<Buffer | undefined>
  /** Safe to repeat, also for an image that the storage does not have. @throws AppError `unavailable` */
  remove(hash: string): Promise<void>
}

export interface ImageStorages {
  /** For new images. */
  current: () => Promise<ImageStorage>
  find: (name: ImageStorage['name']) => Promise<ImageStorage>
}
