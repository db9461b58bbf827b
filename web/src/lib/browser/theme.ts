export type Theme = 'dark' | 'light'

const cookieName = 'is_dark'
const cookieSeconds = 300 * 24 * 3600

export const themeOfCookie = (value: string | undefined): Theme | undefined => {
  if (value === '1' || value === 'true') return 'dark'
  if (value === '0' || value === 'false') return 'light'
  return undefined
}

const currentTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Switches between dark and light and keeps the choice for 300 days in a cookie, so that the server can read it. Returns the new theme. */
export const toggleTheme = (): Theme => {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  document.cookie = `${cookieName}=${theme === 'dark'}; path=/; max-age=${cookieSeconds}; samesite=lax`
  return theme
}

/** `theme-color` of the browser's bars: the `paper` colour of styles/theme.css. */
export const barColours: Record<Theme, string> = { light: '#f6f6f3', dark: '#111314' }
