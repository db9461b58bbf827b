import type { ApiOutput } from '../../lib/api/api.ts'
import { Poster } from '../../ui/poster/Poster.tsx'
import styles from './MovieFacts.module.css'
import { movieTypeLabel } from '../../shared/film/film-format.ts'

const maxActors = 8

export const MovieFacts = ({ movie, title }: { movie: ApiOutput<'GET /v1/movie/get'>; title: string }) => {
  const facts = [movie.year > 0 ? String(movie.year) : '', movieTypeLabel(movie.type)].filter(Boolean)
  return (
    <header className={styles.film}>
      <Poster src={movie.cover} alt={`${movie.name} 海报`} title={movie.name} seed={movie.id} shape="small" />
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={`num ${styles.line}`}>
          {movie.rating > 0 && (
            <span className={styles.rating}>
              <b>{movie.rating.toFixed(1)}</b> 分
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {movie.alias.length > 0 && <p className={styles.more}>又名：{movie.alias.join(' / ')}</p>}
        {movie.actors.length > 0 && (
          <p className={styles.more}>
            主演：{movie.actors.slice(0, maxActors).join(' / ')}
            {movie.actors.length > maxActors && ' 等'}
          </p>
        )}
        {movie.description && <p className={styles.text}>{movie.description}</p>}
      </div>
    </header>
  )
}
