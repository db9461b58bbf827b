import type { MovieType } from '@pandex/contracts/enums'
import { choicesOf, labelOf } from '../../kit/form/choices.ts'

export const movieTypes = choicesOf<MovieType>({
  movie: '电影',
  tv: '剧集',
  anime: '动画',
  variety: '综艺',
  documentary: '纪录片',
})

export const movieTypeLabel = (type: string): string => labelOf(movieTypes, type)
