/** Cents as yuan with two decimals. */
export const toYuan = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** @returns undefined unless the text is an amount with at most two decimals */
export const toCents = (yuan: string): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
