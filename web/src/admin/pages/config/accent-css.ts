export interface Accent {
  light: string
  dark: string
}

/** The rule by which the settings page sets the accent colour. */
const rule = /:root \{ --accent: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\); \}\n?/i

/** The accent that custom CSS sets; undefined if it keeps the one of the product. */
export const readAccent = (css: string): Accent | undefined => {
  const [, light, dark] = rule.exec(css) ?? []
  return light !== undefined && dark !== undefined ? { light, dark } : undefined
}

/** Sets the accent in custom CSS, or removes it. */
export const writeAccent = (css: string, accent: Accent | undefined): string => {
  const rest = css.replace(rule, '')
  return accent ? `:root { --accent: light-dark(${accent.light}, ${accent.dark}); }\n${rest}` : rest
}
