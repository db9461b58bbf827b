/** The two lists of the home page. */
export const latestQuery = ['GET /v1/disk/latest', { size: 10 }] as const
export const hotQuery = ['GET /v1/disk/hot', { size: 10 }] as const
