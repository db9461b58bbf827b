/** Amounts are whole cents everywhere; only text is in yuan. */

const splitCents = (cents: number): [sign: string, yuan: string, rest: string] => {
  const whole = Math.abs(cents)
  return [cents < 0 ? '−' : '', String(Math.trunc(whole / 100)), String(whole % 100).padStart(2, '0')]
}

/** `12.50`, for columns of amounts. */
export const fixedYuan = (cents: number): string => {
  const [sign, yuan, rest] = splitCents(cents)
  return `${sign}${yuan}.${rest}`
}

/** `5` or `12.50`, for prose. */
export const shortYuan = (cents: number): string => fixedYuan(cents).replace('.00', '')

/** Cents of `5`, `12.5` or `12.50`; undefined for other text. No floating-point numbers: they lose cents. */
export const parseYuan = (text: string): number | undefined => {
  const [, yuan, rest = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(rest.padEnd(2, '0'))
}
