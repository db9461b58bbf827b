export interface ArticleDraft {
  text: string
  /** Text before editing; empty for a new article. */
  before: string
}

/** The edited text; undefined if it is unchanged. */
export const writtenIn = (draft: ArticleDraft | undefined): string | undefined =>
  draft && draft.text.trim() !== draft.before.trim() ? draft.text : undefined

/** An empty text is invalid: deleting an article has its own button. */
export const isArticleGood = (draft: ArticleDraft | undefined): boolean => writtenIn(draft)?.trim() !== ''
