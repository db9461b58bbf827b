import type { IconShape } from '../../ui/icons/icons.ts'

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const coinIcon: IconShape = `${circle(12, 12, 8.5)}M12 7.5L16.5 12 12 16.5 7.5 12z`
export const boughtIcon: IconShape = 'M5 8.500h14l-1 11.500H6zM9 8.500V7a3 3 0 0 1 6 0v1.500M9 14l2.200 2.200 4-4.200'
export const orderIcon: IconShape = 'M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9 8.500h6M9 12.500h6'
export const vipIcon: IconShape = 'M4 8l4.5 3.5L12 5.5l3.5 6L20 8l-1.5 10.500h-13z'
export const calendarIcon: IconShape = 'M4 6h16v14H4zM4 10.500h16M8.5 3.500v4M15.5 3.500v4M9 15.200l2.2 2.200 4-4'
export const inviteIcon: IconShape = `${circle(9.5, 8, 4)}M2.500 20c.8-4 3.500-6 7-6s6.200 2 7 6M19 7.500v6M16 10.500h6`
