import { foldName } from '../text/fold-name.ts'
import type { MovieValues } from './movie-values.ts'
import { draftOf } from './read-movies.ts'
import type { MovieLine } from './read-movies.ts'

export interface KnownMovie {
  folded: string
  year: number
  douban_id: string
}

export interface SplitMovies {
  newMovies: MovieValues[]
  known: number
  drafts: number
}

const nameKey = ({ folded, year }: Pick<KnownMovie, 'folded' | 'year'>): string => `${year} ${folded}`

/**
 * Separates new movies from known ones and from earlier lines. Movies are equal by Douban id, or by name and year unless both have an id.
 */
export const splitKnownMovies = (lines: readonly MovieLine[], site: readonly KnownMovie[]): SplitMovies => {
  const ids = new Set<string>()
  const byName = new Map<string, 'with id' | 'without id'>()
  const remember = (movie: KnownMovie): void => {
    ids.add(movie.douban_id)
    if (byName.get(nameKey(movie)) !== 'without id')
      byName.set(nameKey(movie), movie.douban_id === '' ? 'without id' : 'with id')
  }
  site.forEach(remember)
  const isKnown = (movie: KnownMovie): boolean => {
    if (movie.douban_id !== '' && ids.has(movie.douban_id)) return true
    const namesake = byName.get(nameKey(movie))
    return movie.douban_id === '' ? namesake !== undefined : namesake === 'without id'
  }
  const sorted: SplitMovies = { newMovies: [], known: 0, drafts: 0 }
  for (const read of lines) {
    if ('douban_id' in read) {
      if (ids.has(read.douban_id)) sorted.known += 1
      else {
        ids.add(read.douban_id)
        sorted.newMovies.push(draftOf(read.douban_id))
        sorted.drafts += 1
      }
      continue
    }
    const movie = { ...read.movie, folded: foldName(read.movie.name) }
    if (isKnown(movie)) sorted.known += 1
    else {
      remember(movie)
      sorted.newMovies.push(read.movie)
    }
  }
  return sorted
}
