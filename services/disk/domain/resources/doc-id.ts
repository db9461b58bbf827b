import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const lettersAndDigits = `${letters}0123456789`
const length = 25

export const docIdPattern = /^[a-z][a-z0-9]{24}$/

/** Creates an unguessable public id: 25 characters, the first a letter (about 129 bits). */
export const createDocId = (): string =>
  Array.from({ length }, (_, index) => {
    const alphabet = index === 0 ? letters : lettersAndDigits
    return alphabet[randomInt(alphabet.length)]
  }).join('')
