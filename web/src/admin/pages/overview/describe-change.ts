import { formatCount } from '../../../lib/text/text-format.ts'

/** How a total differs from the one before: `多 12%`, `少 5%`, `一样多`. @param format of the totals */
export const describeChange = (
  total: number,
  previous: number,
  format: (figure: number) => string = formatCount,
): string => {
  if (total === previous) return '一样多'
  if (previous === 0) return `多 ${format(total)}`
  const percent = Math.round((Math.abs(total - previous) / previous) * 100)
  if (percent === 0) return '几乎一样多'
  return `${total > previous ? '多' : '少'} ${percent}%`
}
