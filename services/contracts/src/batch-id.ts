const maxLength = 100

/** Whether a gateway's batch of counts names itself so that the batch can be stored once. */
export const isBatchId = (text: string): boolean =>
  text.trim() !== '' && text.length <= maxLength && !text.includes('\0')
