/** Maps traditional Chinese characters to simplified ones, one to one, for comparing titles. */
import { Converter } from 'opencc-js/t2cn'

const firstIdeograph = 0x3400
const lastIdeograph = 0x9fff

const readTable = (): Map<string, string> => {
  const convert = Converter({ from: 't', to: 'cn' })
  const table = new Map<string, string>()
  for (let code = firstIdeograph; code <= lastIdeograph; code += 1) {
    const character = String.fromCodePoint(code)
    const simplified = convert(character)
    if (simplified !== character && simplified.length === 1) table.set(character, simplified)
  }
  // OpenCC maps the single character to 馀, but words use 余; search treats all three as one.
  for (const character of '餘馀') table.set(character, '余')
  // 丨 and 丶 are ideographs by code point, but titles use them as separators.
  for (const stroke of '丨丶') table.set(stroke, '|')
  // 哪吒 is always written with 吒.
  table.delete('吒')
  return table
}

export const simplifiedCharacters: ReadonlyMap<string, string> = readTable()

/** Indexed by code point minus the first ideograph; 0 where the character does not change. */
const simplifiedCodes = new Uint16Array(lastIdeograph - firstIdeograph + 1)
for (const [character, simplified] of simplifiedCharacters)
  simplifiedCodes[character.charCodeAt(0) - firstIdeograph] = simplified.charCodeAt(0)

export const simplify = (text: string): string => {
  let simplified = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = simplifiedCodes[text.charCodeAt(at) - firstIdeograph]
    if (!code) continue
    simplified += text.slice(from, at) + String.fromCharCode(code)
    from = at + 1
  }
  return from === 0 ? text : simplified + text.slice(from)
}
