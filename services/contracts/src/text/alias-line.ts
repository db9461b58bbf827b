import { titleKey } from './title-key.ts'

/** A line of the data list `alias` names one work: `大表哥2 = 荒野大镖客2 = Red Dead Redemption 2`. */

export const aliasLimits = { minNames: 2, maxNames: 12, minNameLength: 2, maxNameLength: 60 }

/** Lines of comments start with `#`. */
export const isComment = (line: string): boolean => line.trimStart().startsWith('#')

/** @returns the names as written, without repetitions; names with equal keys are repetitions */
export const namesOfLine = (line: string): string[] => {
  const names = new Map<string, string>()
  for (const name of line.split(/[=＝]/)) {
    const key = titleKey(name)
    if (!names.has(key)) names.set(key, name.trim().replaceAll(/\s+/g, ' '))
  }
  return [...names.values()]
}
