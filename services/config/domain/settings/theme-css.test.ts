import { expect, test } from 'vitest'
import { findCssError } from './theme-css.ts'

test.each([
  '',
  '.header { color: #fff; }',
  'a::before { content: "\\201C"; }',
  '.curl { width: calc(1px + 2%) }',
  '@media (min-width: 1px) { a { top: 0 } }',
  '@media screen and (prefers-color-scheme: dark) { :root { --ink: #eee; --gap: calc(1rem + 2px) } }',
  '@supports (display: grid) { .list { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)) } }',
  '@container card (width > 300px) { a { color: rgb(0 0 0 / 50%) } }',
  '@layer theme { .a:not(.b, :hover)::after { transform: translateX(1px) rotate(3deg) } }',
  '@keyframes spin { from { opacity: 0 } to { opacity: 1 } }',
  '.card { color: red; & .title { color: color-mix(in srgb, red, blue) } &:hover { inset: 0 } }',
  'a { background: url(/upload/a.png) no-repeat, linear-gradient(red, blue) }',
  'a { background-image: url("/upload/a.png") }',
  '/* u\\72l( in a comment */ a { -webkit-line-clamp: 2; overflow: hidden !important }',
])('accepts plain style rules: %s', (css) => {
  expect(findCssError(css)).toBeUndefined()
})

test.each([
  'a{}</style><script>alert(1)</script>',
  'a{}</STYLE >',
  '@import "//evil.example/x.css";',
  '@IMPORT url(x)',
  'a{background:url(//evil.example)}',
  'a{background:URL (x)}',
  String.raw`a{background:u\72l(//evil.example)}`,
  String.raw`a{background:\75 r\6c(//evil.example)}`,
  String.raw`a{background:u\rl(//evil.example)}`,
  String.raw`@\69mport "x";`,
  String.raw`@i\mport "x";`,
  'a{background:image-set("//evil.example/x" 1x)}',
  'a{background:-webkit-image-set("//evil.example/x" 1x)}',
  '@font-face{src:src("//evil.example/x")}',
  'a{background:u\\72\r\nl(https://evil.example)}',
  'a{background:u\\72\nl(https://evil.example)}',
  'a{background:u\\000072\fl(https://evil.example)}',
  '@im\\70\r\nort "x";',
  'a{background:url(https://evil.example/x)}',
  'a{background:url(/\\evil.example/x)}',
  'a{background:url("/\\2f evil.example/x")}',
  'a{background:url("/\\\r\n/evil.example/x")}',
  'a{background:url( "/\\\n/evil.example/x")}',
  'a{background:url(/\t/evil.example)}',
  'a{background:url(data:image/svg+xml,<svg/>)}',
  'a{background:url()}',
  'a{background:cross-fade("//evil.example/x", red)}',
  'a{background:image("//evil.example/x")}',
  'a{--x:url(//evil.example);background:var(--x)}',
  'a{--x:image-set("//evil.example/x" 1x)}',
  '@media (min-width:1px){@import "x";}',
  '@supports (background:url(//evil.example)){a{color:red}}',
  '@namespace url(//evil.example);',
  '@font-face{font-family:x;src:local(x)}',
  '@charset "utf-7";',
  '@unheard-of { a { color: red } }',
  'a{behavior:url(/x.htc)}',
  'a{-moz-binding:none}',
  'a{width:expression(alert(1))}',
  'a{unheard-of:1}',
  'a{color:red',
  'a{color:"red\n}',
  'a{color red}',
  '} a { color: red }',
  'a{color:red}<!-- b{color:red} -->',
  'a{content:"</style>"}',
  'a{}\0',
])('refuses CSS that escapes its context or loads external content: %s', (css) => {
  expect(findCssError(css)).toMatch(/\p{Script=Han}/u)
})

test('stays fast on hostile input', () => {
  // CPU time of this thread, independent of other load.
  const before = process.threadCpuUsage()
  for (const piece of [
    'url ',
    '\\7',
    '<',
    'url',
    '-webkit-',
    '\\',
    '(',
    '{',
    '[',
    'a{',
    'a{b:c(',
    '@media{',
    '/*',
    '"',
    'a:not(',
    '--a:{',
    ';',
    'a,',
  ])
    findCssError(piece.repeat(50_000 / piece.length))
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500)
})

test('names the line of the refused text', () => {
  expect(findCssError('a { color: red }\r\n\nb { background: url(https://evil.example) }')).toMatch(/^第 3 行：url\(\)/)
})
