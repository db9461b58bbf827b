const maxLength = 5_000

/** Notes, one per line, newest last. The oldest are cut off when all are too long; the timeline keeps them. */
export const appendNote = (notes: string, note: string): string => {
  const all = notes === '' ? note : `${notes}\n${note}`
  return all.length <= maxLength ? all : all.slice(-maxLength).toWellFormed()
}
