/** A line of the data list `plot` describes one work: `火星救援 = 宇航员 种土豆 被困 独自 求生`. */

export const plotLimits = { minWords: 3, maxWords: 40, minLength: 2, maxWordLength: 12, maxTitleLength: 60 }

export interface PlotLine {
  title: string
  /** As written, without repetitions. */
  words: string[]
}

/** @returns a blank title, or no words, if the line has none */
export const readPlotLine = (line: string): PlotLine => {
  const [title = '', ...rest] = line.split(/[=＝]/)
  const words = rest
    .join(' ')
    .split(/[\s,，、;；]+/)
    .filter(Boolean)
  return { title: title.trim().replaceAll(/\s+/g, ' '), words: [...new Set(words)] }
}
