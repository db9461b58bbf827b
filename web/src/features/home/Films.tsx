import type { ApiOutput } from '../../lib/api/api.ts'
import { SafeLink } from '../../ui/SafeLink.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { FilmLink } from '../../shared/film/FilmLink.tsx'
import { filmAddress } from '../../shared/film/film-format.ts'
import type { StoredItem } from './api.ts'
import styles from './Films.module.css'

type Film = ApiOutput<'GET /v1/movie/latest'>[number]

interface FilmsProps {
  title: string
  films: readonly Film[] | undefined
  words: readonly StoredItem[]
}

export const Films = ({ title, films, words }: FilmsProps) => {
  if (films && films.length + words.length === 0) return null
  return (
    <section>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>
          {words.map(({ id, name, url }) => (
            <SafeLink key={id} url={url || filmAddress(name)}>
              {name}
            </SafeLink>
          ))}
        </p>
      </header>
      {!films && <FilmsSkeleton />}
      {films && films.length > 0 && (
        <ul className={styles.films}>
          {films.map((film) => (
            <li key={film.id}>
              <FilmLink
                film={film}
                facts={[film.year > 0 ? String(film.year) : '', film.rating > 0 ? `${film.rating.toFixed(1)} 分` : '']}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const FilmsSkeleton = () => (
  <Skeleton rows={1}>
    <div className={styles.films}>
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index}>
          <span className={styles.poster} />
          <span className={styles.facts} />
        </span>
      ))}
    </div>
  </Skeleton>
)
