/** When a resource was shared, as readers are told: the time of its import where the drive reports none. */
export const sharedTimeOf = ({ shared_time, create_time }: { shared_time: Date | null; create_time: Date }): Date =>
  shared_time ?? create_time
