import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import purgecss from '@fullhuman/postcss-purgecss'
import react from '@vitejs/plugin-react'
import type { AcceptedPlugin, Plugin } from 'postcss'
import { defineConfig } from 'vite'
import type { Plugin as VitePlugin } from 'vite'
import { precompress } from './precompress.ts'
import { settingDefaults } from './setting-defaults.ts'
import { installable } from './src/pwa/installable.ts'

const resolvePath = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Semantic components of the admin area; semantic.css imports their stylesheets. */
const usedComponents = 'Checkbox,Input,Label,Menu,Message,Progress,Table'

/** Keeps only the Semantic styles that our files and the used components can name; removes its fonts. */
const slimSemantic = (): Plugin => {
  const purge = (purgecss as unknown as (options: object) => { OnceExit: NonNullable<Plugin['OnceExit']> })({
    content: [
      resolvePath('src/**/*.tsx'),
      resolvePath(`../node_modules/semantic-ui-react/dist/es/*/{${usedComponents}}/*.js`),
    ],
    safelist: { greedy: [/active|selected/] },
    variables: false,
  })
  return {
    postcssPlugin: 'slim-semantic',
    async OnceExit(root, helpers) {
      if (!root.source?.input.file?.endsWith('semantic.css')) return
      root.walkAtRules('font-face', (rule) => void rule.remove())
      await purge.OnceExit(root, helpers)
    },
  }
}

/**
 * Makes react-router tree-shakeable: removes `displayName` assignments and marks pure calls and classes.
 * Also removes the prefetching of its framework mode from links.
 */
const slimRouter = (): VitePlugin => ({
  name: 'slim-router',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(
          /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?\n\});$/gm,
          'var $1 = /* @__PURE__ */ (() => $2)();',
        )
        .replace(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
        .replace(/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]')
        .replace(/return shouldPrefetch && !isAbsolute \? .* : link;/, 'return link;'),
      map: null,
    }),
  },
})

/** Removes infinite queries, which no page uses, but which the library imports for every query. */
const slimQueries = (): VitePlugin => ({
  name: 'slim-queries',
  transform: {
    filter: { id: /query-core\/build\/modern\/query\.js/ },
    handler: (code) => ({
      code: code
        .replace(/^import \{ infiniteQueryBehavior \}.*$/m, '')
        .replace(
          'infiniteQueryBehavior(this.options.pages)',
          '(() => { throw new Error("no infinite queries: see vite.config.ts") })()',
        ),
      map: null,
    }),
  },
})

/**
 * Modules left out of the shared chunks, because few pages need them or they load on a click.
 * Folders deeper than those of the kit stay with the pages that use them.
 */
const lazyModules = 'account|use-countdown|head-texts|log-out|category-options|AsideButtons'
/** Code that the search page shares with subject pages; one chunk with the kit, which compresses better. */
const shared =
  'captcha/CaptchaPrompt|errors/(ErrorPage|FullMessage)|import/import-dialog-state|search/(RefusedFrame|api|use-search)|result/(?!Copies)[^/.]+'
/** Styles of parts that the search page loads later, but that the first HTML may show. */
const laterStyles = '(NoResults|OperatorChips|OperatorHelp|QueryNotes)\\.module\\.css'
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/(?!.*(useQueries|queriesObserver|useMutationState))/,
  },
  {
    name: 'kit',
    test: new RegExp(
      `web/src/((lib(/[^/]+)?|layout|ui(/(feedback|icons|resource))?)/(?!(${lazyModules})\\.)[^/]+|(App|Document|router)\\.tsx|features/search/(Facets\\.[^/]+|${laterStyles})|shared/(${shared})\\.[^/]+)$`,
    ),
  },
]

/** One short suffix per stylesheet: the default also has a line number, which the scripts repeat for every class. */
const classNameOf = (name: string, file: string): string => {
  const [path = ''] = relative(resolvePath('.'), file).split('?')
  return `${name}_${createHash('sha1').update(path).digest('base64url').slice(0, 4)}`
}

export default defineConfig({
  root: resolvePath('.'),
  plugins: [react(), slimRouter(), slimQueries(), installable(), settingDefaults(), precompress()],
  css: { modules: { generateScopedName: classNameOf }, postcss: { plugins: [slimSemantic() as AcceptedPlugin] } },
  build: {
    emptyOutDir: true,
    // Images stay files, which suits the page's CSP and the cache.
    assetsInlineLimit: 0,
    // Every browser that supports our colours supports modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: resolvePath('dist/client'),
        manifest: true,
        rolldownOptions: { input: resolvePath('src/entry-client.tsx'), output: { codeSplitting: { groups } } },
      },
    },
    ssr: {
      build: { outDir: resolvePath('dist/server'), ssr: resolvePath('src/entry-server.tsx') },
      resolve: { noExternal: ['semantic-ui-react'] },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
