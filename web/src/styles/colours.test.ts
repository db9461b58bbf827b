import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { accentColour, paperColour } from './theme-colours.ts'

const src = fileURLToPath(new URL('..', import.meta.url))
const colour = /#[0-9a-f]{3,8}\b(?!;base64)|\b(?:rgb|hsl|oklch|lab)a?\(/gi

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
    ['accent', accentColour],
    ['paper', paperColour],
  ])('%s of theme-colours.ts is the one of theme.css', (name, { light, dark }) => {
    expect([light, dark]).toEqual(tokens.get(name))
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
          contrastOf(tokens.get(name)?.[theme] ?? '', tokens.get(background)?.[theme] ?? ''),
          `${background} ${theme}`,
        ).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('skeletons have enough contrast on every background, in both themes', () => {
    for (const background of ['paper', 'surface']) {
      for (const theme of [0, 1])
        expect(
          contrastOf(tokens.get('skeleton')?.[theme] ?? '', tokens.get(background)?.[theme] ?? ''),
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
      expect(contrastOf(tokens.get(text)?.[theme] ?? '', tokens.get(background)?.[theme] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      )
  })
})
