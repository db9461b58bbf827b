import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('..', import.meta.url))
const colour = /#[0-9a-f]{3,8}\b(?!;base64)|\b(?:rgb|hsl|oklch|lab)a?\(/gi

/** Relative luminance and contrast as defined in WCAG 2. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const tokens = new Map(
  [...readFileSync(`${src}/styles/theme.css`, 'utf8').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark]],
  ),
)

describe('colours', () => {
  it('are defined in theme.css only', async () => {
    const found: string[] = []
    for await (const file of glob('**/*.{css,tsx}', { cwd: src })) {
      if (file === 'styles/theme.css') continue
      for (const [hit] of readFileSync(`${src}/${file}`, 'utf8').matchAll(colour)) found.push(`${file}: ${hit}`)
    }
    expect(found).toEqual([])
  })

  it.each([
    'ink',
    'ink-2',
    'ink-3',
    'accent',
    'ok',
    'warn',
    'bad',
    'coin',
    ...Array.from({ length: 12 }, (_, i) => `hue-${i + 1}`),
  ])('%s has enough contrast on every background, in both themes', (name) => {
    for (const background of ['paper', 'surface', 'sunken']) {
      for (const theme of [0, 1])
        expect(
          contrast(tokens.get(name)?.[theme] ?? '', tokens.get(background)?.[theme] ?? ''),
          `${background} ${theme}`,
        ).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('skeletons have enough contrast on every background, in both themes', () => {
    for (const background of ['paper', 'surface']) {
      for (const theme of [0, 1])
        expect(
          contrast(tokens.get('skeleton')?.[theme] ?? '', tokens.get(background)?.[theme] ?? ''),
          `${background} ${theme}`,
        ).toBeGreaterThanOrEqual(1.2)
    }
  })

  it.each([
    ['on-accent', 'accent'],
    ['ink', 'accent-soft'],
    ['accent', 'accent-soft'],
    ['ink', 'mark'],
    ['ink-2', 'sunken'],
    ['ink-3', 'sunken'],
  ])('%s has enough contrast on %s', (text, background) => {
    for (const theme of [0, 1])
      expect(contrast(tokens.get(text)?.[theme] ?? '', tokens.get(background)?.[theme] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      )
  })
})
