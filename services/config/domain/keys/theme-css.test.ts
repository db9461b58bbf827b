import { expect, test } from 'vitest'
import { isHarmlessCss } from './theme-css.ts'

test.each([
  '',
  '.header { color: #fff; }',
  'a::before { content: "\\201C"; }',
  '.curl { width: calc(1px + 2%) }',
  '@media (min-width: 1px) { a { top: 0 } }',
])('lets plain style rules pass: %s', (css) => {
  expect(isHarmlessCss(css)).toBe(true)
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
])('refuses what breaks out or loads from elsewhere: %s', (css) => {
  expect(isHarmlessCss(css)).toBe(false)
})

test('stays fast on hostile input', () => {
  // Of this thread: other work of the machine does not count.
  const before = process.threadCpuUsage()
  for (const piece of ['url ', '\\7', '<', 'url', '-webkit-', '\\']) isHarmlessCss(piece.repeat(50_000 / piece.length))
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(500)
})
