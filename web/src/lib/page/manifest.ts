export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

const entryFile = 'src/entry-client.tsx'

interface Assets {
  entry: string
  css: string[]
  preload: string[]
}

/** Collects the entry, the chunks of the given pages with their transitive imports, and the stylesheets of all of them. */
export const assetsOf = (manifest: Manifest, pageFiles: readonly string[]): Assets => {
  const css = new Set<string>()
  const scripts = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) css.add(`/${file}`)
  }
  for (const name of [entryFile, ...pageFiles]) visit(name)
  const [entry = '', ...preload] = [...scripts].map((file) => `/${file}`)
  return { entry, css: [...css], preload }
}
