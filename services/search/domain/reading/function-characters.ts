/** Characters of function words and requests (怎么学, 求李委明的课): as part of a sentence they are neither names nor content. */
export const functionCharacters =
  /[的了是在有和与把被让给从到求学看用会能要我你他她它这那个一不没吗呢吧啊呀上下里中后前很都也还就又再去来说想找做着得们部片剧电影视集]/u
