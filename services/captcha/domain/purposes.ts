export const purposes = ['login', 'register', 'mail', 'import', 'access'] as const

export type Purpose = (typeof purposes)[number]

export const isPurpose = (text: string): text is Purpose => purposes.some((purpose) => purpose === text)
