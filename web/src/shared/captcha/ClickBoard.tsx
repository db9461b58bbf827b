import { useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import styles from './Board.module.css'
import { imageSize, maxPoints, movePoint, positionOf, toImagePoint } from './points.ts'
import type { Point } from './points.ts'

interface ClickBoardProps {
  image: string
  points: Point[]
  onChange: (points: Point[]) => void
  describedBy: string
}

const centre: Point = { x: imageSize.width / 2, y: imageSize.height / 2 }

/**
 * Click captcha. Keyboard: arrows move a crosshair (Shift: farther), Enter or Space sets a point, Backspace removes
 * the last one. Clicking a point removes it and all later ones.
 */
export const ClickBoard = ({ image, points, onChange, describedBy }: ClickBoardProps) => {
  const [crosshair, setCrosshair] = useState<Point>()
  const add = (point: Point): void => {
    if (points.length < maxPoints) onChange([...points, point])
  }
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // A click triggered by the keyboard has no coordinates.
    if (event.detail === 0) return add(crosshair ?? centre)
    setCrosshair(undefined)
    add(toImagePoint(event.currentTarget.getBoundingClientRect(), { x: event.clientX, y: event.clientY }))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const moved = movePoint(crosshair ?? centre, event)
    if (moved) setCrosshair(moved)
    else if (event.key === 'Backspace') onChange(points.slice(0, -1))
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.board}>
      <button
        type="button"
        className={styles.surface}
        aria-label="验证图片"
        aria-describedby={describedBy}
        data-board
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={() => setCrosshair(undefined)}
      >
        <img src={image} alt="" {...imageSize} draggable={false} />
      </button>
      {crosshair && <span className={styles.crosshair} style={positionOf(crosshair)} aria-hidden="true" />}
      {points.map((point, at) => (
        // Points are only removed from the end, so the index is a stable key.
        <button
          key={`${at}`}
          type="button"
          className={`num ${styles.marker}`}
          style={positionOf(point)}
          aria-label={`撤销第 ${at + 1} 个点及之后的点`}
          onClick={() => onChange(points.slice(0, at))}
        >
          {at + 1}
        </button>
      ))}
    </div>
  )
}
