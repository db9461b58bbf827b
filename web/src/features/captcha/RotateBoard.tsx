import styles from './Board.module.css'
import { imageSize } from './points.ts'

interface RotateBoardProps {
  image: string
  /** A square picture with the round piece in it, to be turned about its middle over the hole in the image's middle. */
  piece: string
  angle: number
  onChange: (angle: number) => void
  describedBy: string
}

/** The image with its piece turned, and the slider that turns it: degrees clockwise. */
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
