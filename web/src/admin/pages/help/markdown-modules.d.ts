/** The parts of the Markdown packages that the help page uses. */
declare module 'react-markdown' {
  import type { ComponentType, JSX } from 'react'

  export type Components = { [T in 'a' | 'h2' | 'h3' | 'table']?: ComponentType<JSX.IntrinsicElements[T]> }

  const Markdown: ComponentType<{ children: string; remarkPlugins: (() => void)[]; components: Components }>
  export default Markdown
}

declare module 'remark-gfm' {
  const remarkGfm: () => void
  export default remarkGfm
}
