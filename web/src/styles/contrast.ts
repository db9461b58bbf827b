const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of WCAG 2. @param hex `#rrggbb` */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2 between two colours, 1 to 21. */
export const contrastOf = (left: string, right: string): number => {
  const [bright, dark] = [luminance(left), luminance(right)].toSorted((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
