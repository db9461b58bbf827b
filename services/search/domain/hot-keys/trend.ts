export type Trend = 'up' | 'down' | 'same' | 'new'

export const trendOf = (recent: number, before: number): Trend => {
  if (recent === before) return 'same'
  if (before === 0) return 'new'
  return recent > before ? 'up' : 'down'
}
