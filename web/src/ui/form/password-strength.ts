export const passwordMin = 8
export const passwordMax = 128

/** Kinds of characters and how many there are of each, roughly. */
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

/** Characters that tell something new: no repeats of the one before, no next key on the keyboard or in the alphabet. */
const surprisingLength = (password: string): number => {
  const characters = Array.from(password.toLowerCase())
  return characters.filter((character, index) => {
    const before = characters[index - 1]
    return before === undefined || (character !== before && !isStep(before, character))
  }).length
}

/** How hard a password is to guess: 0 too short to be taken, 1 easy, 2 fair, 3 hard. A hint, not a rule. */
export const passwordStrength = (password: string): 0 | 1 | 2 | 3 => {
  if (Array.from(password).length < passwordMin) return 0
  const variety = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = surprisingLength(password.replace(common, '*')) * Math.log2(Math.max(variety, 2))
  if (bits < 36) return 1
  return bits < 60 ? 2 : 3
}
