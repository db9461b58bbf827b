/**
 * Lanzou's challenge page for unknown browsers: its script derives a cookie from the number `arg1` and reloads. Order and key are constant;
 * a correct cookie begins with the second (8 hex digits) at which the number was issued.
 */
const order = [
  15, 35, 29, 24, 33, 16, 1, 38, 10, 9, 19, 31, 40, 27, 22, 23, 25, 13, 6, 11, 39, 18, 20, 8, 14, 21, 32, 26, 2, 30, 7,
  4, 17, 5, 3, 28, 34, 37, 12, 36,
]
const key = Buffer.from('3000176000856006061501533003690027800375', 'hex')

export const challengeCookie = 'acw_sc__v2'

export const readChallenge = (page: string): string | undefined => /\barg1\s?=\s?['"]([0-9A-F]{40})['"]/.exec(page)?.[1]

export const solveChallenge = (arg1: string): string => {
  const ordered = Buffer.from(order.map((position) => arg1[position - 1]).join(''), 'hex')
  return Buffer.from(ordered.map((byte, index) => byte ^ (key[index] ?? 0))).toString('hex')
}
