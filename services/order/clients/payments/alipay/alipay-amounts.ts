/** Largest payment that Alipay accepts. */
const maxYuanDigits = 9

/** Cents as yuan with two decimals, without floating-point numbers. */
export const toYuan = (cents: number): string => {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('cents must be a whole number')
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const yuanPattern = new RegExp(`^(\\d{1,${maxYuanDigits}})(?:\\.(\\d{1,2}))?$`)

/** @returns cents; undefined unless the text is an amount with at most two decimals */
export const toCents = (yuan: string): number | undefined => {
  const [, whole, part = ''] = yuanPattern.exec(yuan) ?? []
  return whole === undefined ? undefined : Number(whole + part.padEnd(2, '0'))
}
