export const minPasswordLength = 8
export const maxPasswordLength = 128

/** Character classes with their approximate sizes. */
const kinds: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[\u3400-\u9fff]/, 2500],
  [/[^a-zA-Z\d\u3400-\u9fff]/, 32],
]

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'abcdefghijklmnopqrstuvwxyz']
const common = /pass?word|123456|qwert|admin|iloveyou|welcome|letmein|woaini|5201314|1314520|111111|000000/i

const isStep = (from: string, to: string): boolean =>
  rows.some((row) => row.includes(from) && row.includes(to) && Math.abs(row.indexOf(from) - row.indexOf(to)) <= 1)

/** Ignores characters that repeat the previous one or are adjacent to it on the keyboard or in the alphabet. */
const unpredictableLength = (password: string): number => {
  const characters = Array.from(password.toLowerCase())
  return characters.filter((character, index) => {
    const before = characters[index - 1]
    return before === undefined || (character !== before && !isStep(before, character))
  }).length
}

/** Estimates the strength: 0 too short to be accepted, 1 weak, 2 fair, 3 strong. Only a hint for the user. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 => {
  if (Array.from(password).length < minPasswordLength) return 0
  const variety = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = unpredictableLength(password.replace(common, '*')) * Math.log2(Math.max(variety, 2))
  if (bits < 36) return 1
  return bits < 60 ? 2 : 3
}
