export const hotKeywordsQuery = ['GET /v1/hot_key/list', { size: 10, period: 'day' }] as const
