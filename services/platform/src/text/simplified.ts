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

export const simplify = (text: string): string =>
  text.replaceAll(/\p{sc=Han}/gu, (character) => simplifiedCharacters.get(character) ?? character)
