/** The parts of Vite's manifest that are read here. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

const entryFile = 'src/entry-client.tsx'

interface Assets {
  /** The script that starts the page. */
  entry: string
  /** Stylesheets and further scripts that the pages need at once. */
  css: string[]
  preload: string[]
}

/** What a document has to name: the entry, and for each page its own chunk, what that imports, and their styles. */
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
