/** The handbook (`docs/`), inlined by the build. */
const texts = import.meta.glob<string>('../../../../../docs/*.md', { query: '?raw', import: 'default', eager: true })

/** Pictures of the handbook by their file names, served with the other assets. */
const pictureFiles = import.meta.glob<string>('../../../../../docs/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pictureFiles).map(([path, address]) => [path.replace(/^.*\//, ''), address]),
)

export interface Chapter {
  /** File name without its extension, also the last part of the address. */
  name: string
  title: string
  text: string
}

const order = [
  'README',
  'installation',
  'first-day',
  'settings',
  'imports',
  'points',
  'orders',
  'payments',
  'moderation',
  'seo',
  'backup',
  'scaling',
  'troubleshooting',
]

const textOf = (name: string): string => texts[`../../../../../docs/${name}.md`] ?? ''

/** The chapters in reading order; the first one is the table of contents. */
export const chapters: readonly Chapter[] = order.map((name) => {
  const text = textOf(name)
  return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text }
})

export const chapterFiles: readonly string[] = Object.keys(texts).map((path) => path.replace(/^.*\/|\.md$/g, ''))
