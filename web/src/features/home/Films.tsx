import type { ApiOutput } from '../../lib/api.ts'
import { OutLink } from '../../ui/OutLink.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { FilmLink } from '../film/FilmLink.tsx'
import { filmAddress } from '../film/words.ts'
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
            <OutLink key={id} url={url || filmAddress(name)}>
              {name}
            </OutLink>
          ))}
        </p>
      </header>
      {!films && <Waiting />}
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

const Waiting = () => (
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
