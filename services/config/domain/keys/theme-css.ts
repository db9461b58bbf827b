/** What leaves the style element, or makes the browser of a visitor ask another host. */
const forbidden = /<\/style|@import|\b(?:url|src|image|(?:-webkit-)?image-set)\s*\(/i

/** CSS lets any letter be written as its code point (`u\72l(` is `url(`), so escapes are read before the search. */
const readEscapes = (css: string): string =>
  css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_all, hex: string) => {
      const codePoint = Number.parseInt(hex, 16)
      return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ''
    })
    .replace(/\\(.)/g, '$1')

/** Whether style rules by the site's owner can neither break out of their element nor load or leak anything. */
export const isHarmlessCss = (css: string): boolean => !forbidden.test(css) && !forbidden.test(readEscapes(css))
