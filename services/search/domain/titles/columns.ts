/** Compact storage: growing arrays of integers, and integer ids for texts. */

const initialLength = 1_024

/** Growing array of integers with four bytes each; a plain array needs eight. */
export const createColumn = () => {
  let values = new Int32Array(initialLength)
  let length = 0
  return {
    get length() {
      return length
    },
    at: (index: number): number => values[index] ?? 0,
    set: (index: number, value: number): void => {
      values[index] = value
    },
    push: (value: number): void => {
      if (length === values.length) {
        const longer = new Int32Array(2 * length)
        longer.set(values)
        values = longer
      }
      values[length] = value
      length += 1
    },
  }
}

/** Assigns consecutive ids to distinct texts. */
export const createRegistry = () => {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    get size() {
      return texts.length
    },
    textOf: (number: number): string => texts[number] ?? '',
    find: (text: string): number | undefined => numbers.get(text),
    add: (text: string): number => {
      const number = texts.push(text) - 1
      numbers.set(text, number)
      return number
    },
  }
}
