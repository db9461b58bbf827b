/** Falls back to the import time when the drive reports no share time. */
export const sharedTimeOf = ({ shared_time, create_time }: { shared_time: Date | null; create_time: Date }): Date =>
  shared_time ?? create_time
