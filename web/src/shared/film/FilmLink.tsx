import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api/api.ts'
import { Poster } from '../../ui/poster/Poster.tsx'
import styles from './FilmLink.module.css'
import { filmAddress } from './film-format.ts'

interface FilmLinkProps {
  film: ApiOutput<'GET /v1/movie/latest'>[number]
  facts: readonly string[]
}

export const FilmLink = ({ film, facts }: FilmLinkProps) => (
  <Link className={styles.film} to={filmAddress(film.name)}>
    <Poster src={film.cover} alt="" title={film.name} seed={film.id} />
    <b>{film.name}</b>
    <small className="num">{facts.filter(Boolean).join(' · ')}</small>
  </Link>
)
