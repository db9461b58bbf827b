/** Texts of a share image. They are public: never a link or a password. */
export interface Card {
  siteName: string
  title: string
  facts: readonly string[]
}

const cardSize = { width: 1200, height: 630 }
export const cardFont = 'Noto Sans SC'

const margin = 88
const titleSize = 68
const maxTitleLines = 4
const maxTitleLength = 200

/** Approximate width in ems: letters about half an em, everything from CJK radicals on a full one. */
const widthOf = (character: string): number => {
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1
  return /[A-Z0-9mw@%&]/.test(character) ? 0.66 : 0.54
}

export const breakTitle = (title: string, maxWidth: number, maxLines: number): string[] => {
  const characters = Array.from(title).slice(0, maxTitleLength)
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const character of characters) {
    const next = widthOf(character)
    if (width + next > maxWidth) {
      const cut = Math.max(...[' ', '.', '-', '_', '/', '·'].map((mark) => line.lastIndexOf(mark))) + 1
      const part = cut > line.length * 0.6 ? line.slice(0, cut) : line
      lines.push(part.trim())
      line = line.slice(part.length)
      width = Array.from(line).reduce((sum, character) => sum + widthOf(character), 0)
    }
    line += character
    width += next
  }
  lines.push(line.trim())
  const filled = lines.filter(Boolean)
  if (filled.length <= maxLines) return filled
  return [...filled.slice(0, maxLines - 1), `${(filled[maxLines - 1] ?? '').slice(0, -1)}…`]
}

const escapeXml = (text: string): string =>
  text
    // XML 1.0 does not allow these characters, not even escaped.
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

export const drawCard = ({ siteName, title, facts }: Card): string => {
  const { width, height } = cardSize
  const lines = breakTitle(title, (width - 2 * margin) / titleSize, maxTitleLines)
  const lineHeight = titleSize * 1.32
  const firstBaseline = height / 2 - ((lines.length - 1) * lineHeight) / 2 + titleSize * 0.3
  const titleLines = lines.map(
    (line, index) =>
      `<tspan x="${margin}" y="${Math.round(firstBaseline + index * lineHeight)}">${escapeXml(line)}</tspan>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${cardFont}">
<rect width="${width}" height="${height}" fill="#f6f6f3"/>
<g fill="none" stroke="#0b6e63" stroke-opacity="0.1" stroke-width="28"><circle cx="1090" cy="90" r="120"/><circle cx="1090" cy="90" r="210"/><circle cx="1090" cy="90" r="300"/></g>
<rect width="16" height="${height}" fill="#0b6e63"/>
<text x="${margin}" y="112" font-size="34" fill="#0b6e63">${escapeXml(siteName)}</text>
<text font-size="${titleSize}" fill="#17191c">${titleLines.join('')}</text>
<text x="${margin}" y="${height - 72}" font-size="32" fill="#4d535b">${escapeXml(facts.join('  ·  '))}</text>
</svg>`
}
