export interface ArticleDraft {
  text: string
  /** Text before editing; empty for a new article. */
  before: string
}

/** The edited text; undefined if it is unchanged. */
export const changedText = (draft: ArticleDraft | undefined): string | undefined =>
  draft && draft.text.trim() !== draft.before.trim() ? draft.text : undefined

/** An empty text is invalid: deleting an article has its own button. */
export const isArticleValid = (draft: ArticleDraft | undefined): boolean => changedText(draft)?.trim() !== ''
