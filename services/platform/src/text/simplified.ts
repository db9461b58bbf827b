/** Traditional Chinese characters as simplified ones, one for one: what two writings of a title share. */
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
  // Alone it becomes 馀, in every word 余; for a search all three are one.
  for (const character of '餘馀') table.set(character, '余')
  // A character by its number, a stroke between words by its use.
  table.set('丨', '|')
  // 哪吒 is written with it everywhere.
  table.delete('吒')
  return table
}

/** From each traditional character to its simplified one (OpenCC's table, about 3,000). */
export const simplifiedCharacters: ReadonlyMap<string, string> = readTable()

/** By the place of a character's number behind the first ideograph; 0 where it stays as it is. */
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
