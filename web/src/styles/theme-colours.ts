interface ThemeColour {
  light: string
  dark: string
}

/** `--accent` of theme.css. */
export const accentColour: ThemeColour = { light: '#0b6e63', dark: '#4fc3b3' }

/** `--paper` of theme.css. */
export const paperColour: ThemeColour = { light: '#f6f6f3', dark: '#111314' }
