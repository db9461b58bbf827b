/** Ids that are shorter stand in texts by chance. */
const shortestId = 6

/** A text that repeats the id of a share, or is made of it, for those who may not see the share. */
export const hideId = (text: string, diskId: string): string =>
  diskId.length < shortestId ? text : text.replaceAll(diskId, '…')
