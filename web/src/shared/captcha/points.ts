/** Size of the challenge's image. Answers are in its pixels, at any display size. */
export const imageSize = { width: 300, height: 220 }

/** Exceeds the points of any challenge and stays within the limit of the server. */
export const maxPoints = 10

export interface Point {
  x: number
  y: number
}

const clamp = (value: number, max: number): number => Math.min(max - 1, Math.max(0, Math.round(value)))

export const toImagePoint = (
  shown: { left: number; top: number; width: number; height: number },
  at: Point,
): Point => ({
  x: clamp(((at.x - shown.left) / shown.width) * imageSize.width, imageSize.width),
  y: clamp(((at.y - shown.top) / shown.height) * imageSize.height, imageSize.height),
})

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const stepPx = 5
const bigStepPx = 25

/** The point after an arrow key; undefined for any other key. */
export const movePoint = (point: Point, { key, shiftKey }: { key: string; shiftKey: boolean }): Point | undefined => {
  const direction = directions[key]
  if (!direction) return undefined
  const step = shiftKey ? bigStepPx : stepPx
  return {
    x: clamp(point.x + direction.x * step, imageSize.width),
    y: clamp(point.y + direction.y * step, imageSize.height),
  }
}

export const positionOf = ({ x, y }: Point): { left: string; top: string } => ({
  left: `${(x / imageSize.width) * 100}%`,
  top: `${(y / imageSize.height) * 100}%`,
})
