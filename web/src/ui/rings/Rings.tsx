import styles from './Rings.module.css'

const radii = [96, 144, 192, 240, 288, 336, 384, 432, 480]

/** Angle in degrees, ring and hue of the seven drives, placed where no text overlaps. */
const dots = [
  { angle: 296, ring: 3, hue: 2 },
  { angle: 318, ring: 5, hue: 5 },
  { angle: 190, ring: 6, hue: 6 },
  { angle: 22, ring: 6, hue: 9 },
  { angle: 118, ring: 5, hue: 7 },
  { angle: 150, ring: 7, hue: 3 },
  { angle: 62, ring: 4, hue: 4 },
]

const pointAt = (radius: number, angle: number): [number, number] => {
  const radians = (angle * Math.PI) / 180
  return [round(500 + radius * Math.cos(radians)), round(500 + radius * Math.sin(radians))]
}

// Rounded, so that server and browser render equal attributes.
const round = (value: number): number => Math.round(value * 100) / 100

export const Rings = () => (
  <svg className={styles.rings} viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
    {radii.map((radius) => (
      <circle key={radius} cx="500" cy="500" r={radius} />
    ))}
    <path className={styles.read} d={`M${pointAt(288, 206).join(' ')}A288 288 0 0 1 ${pointAt(288, 250).join(' ')}`} />
    {dots.map(({ angle, ring, hue }) => {
      const [cx, cy] = pointAt(radii[ring] ?? 0, angle)
      return <circle key={hue} className={styles.dot} data-hue={hue} cx={cx} cy={cy} r="5" />
    })}
  </svg>
)
