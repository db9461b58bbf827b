import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api.ts'
import { firstLetter } from '../../lib/characters.ts'
import { Image } from '../../ui/Image.tsx'
import { OutLink } from '../../ui/OutLink.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { StoredItem } from './api.ts'
import styles from './Films.module.css'

type Film = ApiOutput<'GET /v1/movie/latest'>[number]

interface FilmsProps {
  title: string
  /** Undefined while they are on their way. */
  films: readonly Film[] | undefined
  /** Names of films that admins recommend beside the posters. */
  words: readonly StoredItem[]
}

const filmAddress = (name: string): string => `/film/${encodeURIComponent(name)}`

/** A row of posters that scrolls sideways where it does not fit. */
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
              <Link to={filmAddress(film.name)}>
                <Poster film={film} />
                <b>{film.name}</b>
                <small className="num">
                  {[film.year > 0 && film.year, film.rating > 0 && `${film.rating.toFixed(1)} 分`]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </Link>
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
          <small> </small>
        </span>
      ))}
    </div>
  </Skeleton>
)

/** Without a picture a film gets a jacket of its own: its first character on one of the twelve colours. */
const Poster = ({ film }: { film: Film }) => (
  <span className={styles.poster} data-hue={(film.id % 12) + 1}>
    <i aria-hidden="true">{firstLetter(film.name)}</i>
    <Image src={film.cover} alt="" loading="lazy" />
  </span>
)
