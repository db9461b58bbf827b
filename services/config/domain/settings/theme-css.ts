/** Validates custom CSS by allow-list: unknown constructs are refused. */
import { lexer, parse, tokenize, tokenTypes, walk } from 'css-tree'
import type { CssNode } from 'css-tree'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const atRules = words('media supports container layer keyframes -webkit-keyframes')

/** Pure functions. Functions that load resources are excluded: `image`, `image-set`, `src`, `cross-fade`, `element`, `paint`. */
const functions = words(`
  abs acos asin atan atan2 calc clamp cos exp hypot log max min mod pow rem round sign sin sqrt tan
  color color-mix hsl hsla hwb lab lch light-dark oklab oklch rgb rgba
  conic-gradient linear-gradient radial-gradient
  repeating-conic-gradient repeating-linear-gradient repeating-radial-gradient
  matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez
  scale scale3d scalex scaley scalez skew skewx skewy translate translate3d translatex translatey translatez
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset path polygon rect xywh
  cubic-bezier linear steps
  attr counter counters env fit-content minmax repeat symbols var
  selector style
`)

/** Legacy properties that run scripts. */
const refusedProperties = words('behavior -moz-binding')

const isKnownProperty = (name: string): boolean =>
  name.startsWith('--') || (!refusedProperties.has(name) && lexer.getProperty(name) !== null)

/** A path of this site: browsers resolve `//host` and `/\host` to other hosts. */
const ownPath = /^\/(?![/\\])[^\s\\]*$/

/** Sequences that end the style element or that HTML parsers read as markup. */
const markup = /<[/!]|-->|\0/

const { Function: functionToken, LeftCurlyBracket, LeftParenthesis, LeftSquareBracket } = tokenTypes
const opening = new Set([functionToken, LeftCurlyBracket, LeftParenthesis, LeftSquareBracket])
const closing = new Set([tokenTypes.RightCurlyBracket, tokenTypes.RightParenthesis, tokenTypes.RightSquareBracket])

/**
 * Escapes are allowed in strings only (`content: "\201C"`): in names, `u\72l(` equals `url(`.
 * @returns the offset of the first refused token or unclosed bracket
 */
const findRefusedToken = (css: string): number | undefined => {
  let unfit: number | undefined
  let inUrl = false
  const open: number[] = []
  tokenize(css, (type, start, end) => {
    if (unfit !== undefined) return
    const token = css.slice(start, end)
    const mayEscape = type === tokenTypes.Comment || (type === tokenTypes.String && !inUrl)
    if (type === tokenTypes.BadString || type === tokenTypes.BadUrl) unfit = start
    else if (token.includes('\\') && !mayEscape) unfit = start
    if (opening.has(type)) open.push(start)
    if (closing.has(type)) open.pop()
    if (type !== tokenTypes.WhiteSpace) inUrl = type === tokenTypes.Function && /^url\($/i.test(token)
  })
  return unfit ?? open[0]
}

const refusalOf = (node: CssNode): string | undefined => {
  switch (node.type) {
    case 'Raw':
      return '有无法识别的内容'
    case 'Atrule':
      return atRules.has(node.name.toLowerCase()) ? undefined : `不能使用 @${node.name.slice(0, 30)}`
    case 'Function':
      return functions.has(node.name.toLowerCase()) ? undefined : `不能使用 ${node.name.slice(0, 30)}()`
    case 'Identifier':
      return node.name.toLowerCase() === 'url' ? 'url 和括号之间不能有空格' : undefined
    case 'Declaration':
      return isKnownProperty(node.property.toLowerCase()) ? undefined : `没有属性 ${node.property.slice(0, 30)}`
    case 'Url':
      return ownPath.test(node.value) ? undefined : 'url() 只能是本站路径，例如 /upload/a.png'
    default:
      return undefined
  }
}

const lineAt = (css: string, offset: number): number => css.slice(0, offset).split(/\r\n|[\n\f\r]/).length

/**
 * Finds the first construct that could leave the style element or make a browser contact another host.
 * @returns a message for the admin with the line; undefined if there is none
 */
export const findCssError = (css: string): string | undefined => {
  const messageAt = (offset: number, what: string): string => `第 ${lineAt(css, offset)} 行：${what}`
  const at = css.search(markup)
  if (at >= 0) return messageAt(at, '不能包含 HTML 标记')
  const unfit = findRefusedToken(css)
  if (unfit !== undefined) return messageAt(unfit, '名称和 url() 里不能使用反斜杠，引号和括号须成对')
  let trouble: string | undefined
  const note = (offset: number | undefined, what: string): void => {
    trouble ??= messageAt(offset ?? 0, what)
  }
  try {
    const sheet = parse(css, {
      positions: true,
      parseCustomProperty: true,
      onParseError: (error) => note(error.offset, '语法错误'),
    })
    walk(sheet, (node) => {
      const refusal = refusalOf(node)
      if (refusal !== undefined) note(node.loc?.start.offset, refusal)
    })
  } catch {
    // The parser recurses: thousands of nested brackets exhaust the stack.
    return '样式无法解析'
  }
  return trouble
}
