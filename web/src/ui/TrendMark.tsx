import styles from './TrendMark.module.css'

const words: Record<string, string> = { up: '上升', new: '新' }

export const TrendMark = ({ trend }: { trend: string }) => {
  const word = words[trend]
  if (!word) return null
  return (
    <small className={styles.trend} title={word}>
      {trend === 'up' ? '↑' : word}
      {trend === 'up' && <span className="vh">{word}</span>}
    </small>
  )
}
