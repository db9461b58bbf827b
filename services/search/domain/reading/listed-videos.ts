/** What the videos in a list of files show beside their numbers. */
import { isNote } from './title-junk.ts'

const videoLine = /^file:.*\.(?:mp4|mkv|avi|ts|rmvb|mov|wmv|flv|m2ts)[ \t\r]*$/gim

const videosOf = (files: string): string[] => (files.match(videoLine) ?? []).filter((line) => !isNote(line))

/** `1.mp4` alone: its number counts nothing. */
export const isLoneVideo = (files: string): boolean => {
  const [only = '', ...others] = videosOf(files)
  return others.length === 0 && /^file:0?1\.[a-z0-9]+\s*$/i.test(only)
}

const minLessons = 3
const lesson = /^file:0*\d{1,3}[\s._-]+(\P{N}*\p{L}{2}.*)\.[a-z0-9]+\s*$/iu

/** `01 民法.mp4`, `02 刑法.mp4`, …: numbered, each with its own name, unlike most episodes. */
export const areLessons = (files: string): boolean => {
  const videos = videosOf(files)
  const names = videos.flatMap((line) => lesson.exec(line)?.[1] ?? [])
  return names.length >= minLessons && new Set(names).size === videos.length
}
