import { createRandom } from './random.ts'

const palette = ['#0b6e63', '#2f6fd0', '#7a4fc4', '#b0418a', '#c0362c', '#b85c00', '#00808a', '#3d4fa3']

const width = 600
const height = 900
const charactersPerLine = 6

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const breakLines = (title: string): string[] =>
  title
    .split(' ')
    .flatMap((part) => part.match(new RegExp(`.{1,${/^[\w-]+$/.test(part) ? 12 : charactersPerLine}}`, 'gu')) ?? [])

export const drawPoster = (seed: string, title: string): string => {
  const random = createRandom(`poster ${seed}`)
  const first = random.between(0, palette.length - 1)
  const [ground, shade] = [palette[first], palette[(first + random.between(2, 5)) % palette.length]]
  const [x, y] = [random.between(120, 480), random.between(160, 380)]
  const hills = [620, 700, 780].map((top, index) => {
    const [a, b] = [top - random.between(30, 150), top + random.between(-60, 40)]
    return `<path d="M0 ${top} Q150 ${a} 300 ${top - 20} T600 ${b} V900 H0 Z" fill="#0c1114" opacity="${0.25 + index * 0.2}"/>`
  })
  const lines = breakLines(title).map(
    (line, index) => `<tspan x="48" dy="${index === 0 ? 0 : 84}">${escapeXml(line)}</tspan>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${shade}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>
<circle cx="${x}" cy="${y}" r="${random.between(70, 150)}" fill="#fff" opacity="0.22"/>
<circle cx="${x}" cy="${y}" r="${random.between(160, 260)}" fill="#fff" opacity="0.08"/>
${hills.join('\n')}
<text x="48" y="${height - 60 - (lines.length - 1) * 84}" fill="#fff" font-size="68" font-weight="600" font-family="'PingFang SC','Noto Sans CJK SC','Noto Sans SC','Microsoft YaHei',sans-serif">${lines.join('')}</text>
</svg>
`
}
