import { CategoryScale, Chart, LineController, LineElement, LinearScale, PointElement, Tooltip } from 'chart.js'
import { useEffect, useRef, useState } from 'react'
import styles from './LineChart.module.css'

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip)

export interface LineSeries {
  label: string
  /** CSS variable of its colour, such as `--hue-2`. */
  color: string
  /** Lengths of strokes and gaps: lines differ without colours, too. */
  dash: readonly number[]
  /** Null leaves a gap. */
  counts: readonly (number | null)[]
}

interface LineChartProps {
  labels: readonly string[]
  series: readonly LineSeries[]
  /** Text alternative. */
  summary: string
}

const maxPointsWithDots = 40

/** A canvas does not know CSS variables. */
const resolveColor = (name: string): string => {
  const probe = document.createElement('span')
  probe.style.color = `var(${name})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const configOf = ({ labels, series }: Pick<LineChartProps, 'labels' | 'series'>) => {
  const line = resolveColor('--line')
  const ticks = { color: resolveColor('--ink-2'), maxRotation: 0, autoSkipPadding: 16 }
  return {
    type: 'line' as const,
    data: {
      labels: [...labels],
      datasets: series.map(({ label, color: name, dash, counts }) => {
        const color = resolveColor(name)
        return {
          label,
          data: [...counts],
          borderColor: color,
          backgroundColor: color,
          borderDash: [...dash],
          borderWidth: 2,
          pointRadius: labels.length <= maxPointsWithDots ? 2 : 0,
          pointHoverRadius: 4,
        }
      }),
    },
    options: {
      animation: false as const,
      maintainAspectRatio: false,
      interaction: { mode: 'index' as const, intersect: false },
      scales: {
        x: { grid: { display: false }, ticks, border: { color: line } },
        y: { beginAtZero: true, grid: { color: line }, ticks: { ...ticks, precision: 0 }, border: { display: false } },
      },
    },
  }
}

/** Counts changes of the theme: the canvas is then drawn with other colours. */
const useThemeChanges = (): number => {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const count = () => setChanges((before) => before + 1)
    const system = matchMedia('(prefers-color-scheme: dark)')
    const observer = new MutationObserver(count)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    system.addEventListener('change', count)
    return () => {
      observer.disconnect()
      system.removeEventListener('change', count)
    }
  }, [])
  return changes
}

/** Loads Chart.js: import lazily. Fills its parent. */
export const LineChart = ({ labels, series, summary }: LineChartProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const themeChanges = useThemeChanges()
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const chart = new Chart(context, configOf({ labels, series }))
    return () => chart.destroy()
  }, [labels, series, themeChanges])
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn, not loaded */}
      <canvas ref={canvas} role="img" aria-label={summary} />
    </div>
  )
}
