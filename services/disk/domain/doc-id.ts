import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const lettersAndDigits = `${letters}0123456789`
const length = 25

export const docIdForm = /^[a-z][a-z0-9]{24}$/

/** A new public id of a resource: 25 characters that nobody can guess, a letter first (about 129 bits). */
export const createDocId = (): string =>
  Array.from({ length }, (_, index) => {
    const alphabet = index === 0 ? letters : lettersAndDigits
    return alphabet[randomInt(alphabet.length)]
  }).join('')
