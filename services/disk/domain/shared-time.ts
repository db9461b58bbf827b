/** The share time shown to clients: the import time when the drive reports none. */
export const sharedTimeOf = ({ shared_time, create_time }: { shared_time: Date | null; create_time: Date }): Date =>
  shared_time ?? create_time
