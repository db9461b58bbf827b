import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [6, 12, [1, 0, 5, 6, 7, 0, 12]],
    [12, 12, [1, 0, 11, 12]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  ])('returns for page %i of %i: %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers))
})
