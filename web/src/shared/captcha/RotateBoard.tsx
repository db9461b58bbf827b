import styles from './Board.module.css'
import { imageSize } from './points.ts'

interface RotateBoardProps {
  image: string
  /** Square picture with the round piece, rotated about its centre over the hole in the middle of the image. */
  piece: string
  angle: number
  onChange: (angle: number) => void
  describedBy: string
}

/** `angle` is in degrees clockwise. */
export const RotateBoard = ({ image, piece, angle, onChange, describedBy }: RotateBoardProps) => (
  <>
    <div className={styles.board}>
      <img src={image} alt="" {...imageSize} draggable={false} />
      <img
        className={styles.piece}
        style={{ transform: `translate(-50%, -50%) rotate(${angle}deg)` }}
        src={piece}
        alt=""
        draggable={false}
      />
    </div>
    <input
      type="range"
      className={styles.slider}
      style={{ '--turned': `${(angle / 360) * 100}%` } as React.CSSProperties}
      min={0}
      max={360}
      step={1}
      value={angle}
      aria-label="旋转角度"
      aria-valuetext={`${angle} 度`}
      aria-describedby={describedBy}
      data-board
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </>
)
