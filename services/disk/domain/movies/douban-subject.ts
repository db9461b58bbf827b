import { z } from 'zod'
import { checkMovie } from './movie-values.ts'
import type { MovieValues } from './movie-values.ts'
import { parseJson } from './read-movies.ts'

/** The used part of Douban's `subject_abstract`. `r` is 0 when the subject exists. */
const answerSchema = z.object({
  r: z.number(),
  subject: z
    .object({
      title: z.string().min(1).max(1_000),
      release_year: z.string().default(''),
      rate: z.string().default(''),
      is_tv: z.boolean().default(false),
      actors: z.array(z.string()).default([]),
    })
    .optional(),
})

const maxActors = 20

/** Words after a Chinese title that belong to it: season, part, edition. */
const titleTail = /^(?:第[\d一二三四五六七八九十百]+[季部集]|剧场版|特别篇|番外篇|[上中下]部?)$/

/** Splits `庆余年 第二季 Joy of Life (2024)` into Chinese title, original title and year. */
const readTitle = (title: string): { name: string; original: string; year: string } => {
  const [, whole = '', year = ''] =
    /^(.*?)(?:\s*\((\d{4})\))?$/s.exec(title.replaceAll(/[\u200e\u200f]/g, '').trim()) ?? []
  const words = whole.split(/\s+/)
  const isChinese = /\p{Script=Han}/u.test(words[0] ?? '')
  let count = isChinese ? 1 : words.length
  while (titleTail.test(words[count] ?? '')) count += 1
  return { name: words.slice(0, count).join(' '), original: words.slice(count).join(' '), year }
}

/**
 * Reads Douban's answer about a subject.
 * @param draft the movie known by its id only
 * @returns the named movie; 'absent' when Douban has no such subject; 'unreadable' for an invalid answer
 */
export const readSubject = (text: string, draft: MovieValues): MovieValues | 'absent' | 'unreadable' => {
  const { data } = answerSchema.safeParse(parseJson(text))
  if (!data) return 'unreadable'
  if (data.r !== 0 || !data.subject) return 'absent'
  const { title, release_year, rate, is_tv, actors } = data.subject
  const { name, original, year } = readTitle(title)
  try {
    return checkMovie({
      ...draft,
      name,
      alias: original === '' ? [] : [original],
      year: Number(release_year || year) || 0,
      type: is_tv ? 'tv' : 'movie',
      rating: Number(rate) || 0,
      actors: actors.slice(0, maxActors),
      show: true,
    })
  } catch {
    return 'unreadable'
  }
}
