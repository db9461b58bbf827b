import { describe, expect, it } from 'vitest'
import { movePoint, positionOf, toImagePoint } from './points.ts'

describe('toImagePoint', () => {
  const shown = { left: 100, top: 50, width: 300, height: 220 }

  it.each([
    [
      { x: 100, y: 50 },
      { x: 0, y: 0 },
    ],
    [
      { x: 250, y: 160 },
      { x: 150, y: 110 },
    ],
    [
      { x: 400, y: 270 },
      { x: 299, y: 219 },
    ],
    [
      { x: 90, y: 300 },
      { x: 0, y: 219 },
    ],
  ])('returns the pixel at %j', (at, point) => expect(toImagePoint(shown, at)).toEqual(point))

  it('scales to the pixels of the whole image', () => {
    expect(toImagePoint({ left: 0, top: 0, width: 240, height: 176 }, { x: 120, y: 44 })).toEqual({ x: 150, y: 55 })
    expect(toImagePoint({ left: 0, top: 0, width: 600, height: 440 }, { x: 400, y: 400 })).toEqual({ x: 200, y: 200 })
  })
})

describe('movePoint', () => {
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

  it('moves a point by arrow keys, farther with Shift', () => {
    const point = { x: 150, y: 110 }
    expect(movePoint(point, key('ArrowLeft'))).toEqual({ x: 145, y: 110 })
    expect(movePoint(point, key('ArrowDown', true))).toEqual({ x: 150, y: 135 })
  })

  it('stays inside the image', () => {
    expect(movePoint({ x: 2, y: 3 }, key('ArrowLeft', true))).toEqual({ x: 0, y: 3 })
    expect(movePoint({ x: 298, y: 218 }, key('ArrowDown'))).toEqual({ x: 298, y: 219 })
  })

  it('ignores other keys', () => expect(movePoint({ x: 1, y: 1 }, key('a'))).toBeUndefined())
})

it('positions a point in percent of the image', () => {
  expect(positionOf({ x: 150, y: 55 })).toEqual({ left: '50%', top: '25%' })
})
