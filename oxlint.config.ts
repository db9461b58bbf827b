/** Lint rules. `layerRules` lists the imports that each layer forbids; ARCHITECTURE.md explains the layers. */
import { defineConfig } from 'oxlint'
import type { OxlintOverride } from 'oxlint'

interface Pattern {
  regex?: string
  /** Patterns of .gitignore; `!` allows again. */
  group?: string[]
  message: string
}

/**
 * A later override of a file replaces earlier ones, so each names all patterns of its files. Oxlint ignores an invalid regex (it knows no
 * lookaround): `lint-rules.test.ts` needs a wrong import for every rule.
 */
const forbidImports = (files: string[], patterns: Pattern[], excludeFiles: string[] = []): OxlintOverride => ({
  files,
  excludeFiles,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const services = 'user|disk|search|order|captcha|config|task'

const otherServices: Pattern[] = [
  { regex: `^@pandex/(${services}|gateway|web)(/|$)`, message: 'services call each other by gRPC' },
  { regex: `^(\\.\\./)+(${services})/`, message: 'services call each other by gRPC' },
]
const callers: Pattern = { regex: '^(\\.\\./)+(gateway|web|deploy)/', message: 'services do not import their callers' }
const callersInTests: Pattern = {
  regex: '^(\\.\\./)+((gateway|web)/|deploy/[^s])',
  message: 'services do not import their callers; tests may import deploy/simulators',
}

const direction = 'handler, consumer, job → use case → domain, repository, client → platform'
const layers = (...names: string[]): Pattern => ({ regex: `^(\\.\\./)+(${names.join('|')})/`, message: direction })
const compositionRoot: Pattern = { regex: '^(\\.\\./)+(app|main|config)\\.ts$', message: direction }
const entryPoints = layers('handlers', 'consumers', 'jobs')
const siblings: Pattern = { regex: '^\\./', message: 'entry points share code through use-cases/' }
/** For files in subfolders: also the files above and beside the subfolder. */
const siblingsBelow: Pattern = { regex: '^(\\./|\\.\\./[^.])', message: siblings.message }

/** Pure code imports relative files, these packages and nothing else. Comes last: an allowed group ends oxlint's search. */
const onlyPure: Pattern = {
  group: [
    '*',
    '**/*',
    '!./**',
    '!../**',
    '!zod',
    '!jose',
    '!ipaddr.js',
    '!css-tree',
    '!opencc-js/t2cn',
    '!pinyin-pro',
    '!mdast',
    '!mdast-util-*',
    '!@zxcvbn-ts/**',
    '!node:*',
    '!@pandex',
    '!@pandex/contracts',
    '!@pandex/contracts/**',
    '!@pandex/share-text',
    '!@pandex/share-text/**',
    '!@pandex/platform',
    '!@pandex/platform/errors',
    '!@pandex/platform/scheduling',
    '!@pandex/platform/scheduling/**',
    '!@pandex/platform/outbound',
    '!@pandex/platform/outbound/public-host',
    '!@pandex/platform/events',
    '!@pandex/platform/events/event-definition',
  ],
  message: 'pure code: no I/O, only the packages listed in oxlint.config.ts',
}
/** Platform serves every event and setting, but knows none. Comes last, like `onlyPure`. */
const onlyCatalogs: Pattern = {
  group: [
    '@pandex/share-text/**',
    '@pandex/contracts/*',
    '!@pandex/contracts/events',
    '!@pandex/contracts/enums',
    '!@pandex/contracts/settings',
    '!@pandex/contracts/fingerprint',
  ],
  message: 'platform contains no product knowledge',
}
const io: Pattern = {
  regex: '^node:(fs|http|https|net|dgram|child_process|worker_threads)',
  message: 'pure code: no I/O',
}

const tests = ['**/*.test.ts', '**/test/**', '**/testing/**']

const ofService = [...otherServices, callers]
const ofLayer = [...ofService, compositionRoot]

const ofWeb: Pattern[] = [
  {
    regex: `^@pandex/(platform|share-text|${services})(/|$)`,
    message: 'the front imports only contracts and the types and schemas of the gateway',
  },
  {
    regex: '^(\\.\\./)+(gateway|services|deploy)/',
    message: 'the front imports only contracts and the types and schemas of the gateway',
  },
]
const webLayers = (...names: string[]): Pattern => ({
  regex: `^(\\.\\.?/)+(${names.join('|')})/`,
  message: 'router → admin, features, layout → shared → ui → lib',
})

const layerRules = [
  forbidImports(['services/**'], ofService),
  forbidImports(
    ['services/*/{handlers,consumers,jobs}/*'],
    [...ofLayer, entryPoints, siblings],
    ['services/task/jobs/kinds.ts'],
  ),
  forbidImports(['services/*/{handlers,consumers,jobs}/*/**'], [...ofLayer, entryPoints, siblingsBelow]),
  forbidImports(['services/*/use-cases/**'], [...ofLayer, entryPoints]),
  forbidImports(['services/*/repositories/**'], [...ofLayer, entryPoints, layers('use-cases', 'clients')]),
  forbidImports(
    ['services/*/clients/**', 'services/captcha/{drawing,pictures}/**'],
    [...ofLayer, entryPoints, layers('use-cases', 'repositories')],
    tests,
  ),
  forbidImports(
    ['services/*/domain/**'],
    [...ofLayer, entryPoints, layers('use-cases', 'repositories', 'clients'), onlyPure],
    tests,
  ),
  forbidImports(['services/platform/{src,testing,migrations}/**'], [...ofService, onlyCatalogs]),
  forbidImports(['services/{contracts,share-text}/src/**'], [...ofService, io, onlyPure], tests),
  forbidImports(['services/**/*.test.ts', 'services/*/test/**'], [...otherServices, callersInTests]),
  forbidImports(['web/**'], ofWeb),
  forbidImports(['web/src/**'], [...ofWeb, webLayers('admin')], ['web/src/router.tsx']),
  forbidImports(['web/src/lib/**'], [...ofWeb, webLayers('ui', 'shared', 'features', 'layout', 'admin')]),
  forbidImports(['web/src/ui/**'], [...ofWeb, webLayers('shared', 'features', 'layout', 'admin')]),
  forbidImports(['web/src/shared/**'], [...ofWeb, webLayers('features', 'layout', 'admin')]),
  forbidImports(['web/src/layout/**'], [...ofWeb, webLayers('features', 'admin')]),
  forbidImports(['web/src/admin/**'], [...ofWeb, webLayers('features', 'layout')]),
  forbidImports(['web/src/admin/kit/**'], [...ofWeb, webLayers('features', 'layout', 'pages')]),
  // The path to another feature has one `../` for each folder between the file and `features`.
  ...['*', '*/*', '*/*/*'].flatMap((path, depth) => {
    const otherFeature = { regex: `^(\\.\\./){${depth + 1}}[^.]`, message: 'features share code in web/src/shared' }
    return [
      forbidImports([`web/src/features/*/${path}`], [...ofWeb, webLayers('features', 'layout', 'admin'), otherFeature]),
      forbidImports([`web/src/features/*/${path}.test.tsx`], [...ofWeb, webLayers('features', 'admin'), otherFeature]),
    ]
  }),
]

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'node', 'promise', 'react', 'jsx-a11y', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  ignorePatterns: ['node_modules', '**/gen/**', '**/dist/**', '**/.engines/**', '**/.pandex/**'],
  rules: {
    'import/no-cycle': 'error',
    'promise/no-callback-in-promise': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'unicorn/no-thenable': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
  },
  overrides: layerRules,
})
