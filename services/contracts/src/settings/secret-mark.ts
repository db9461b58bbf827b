/** Stands for a stored secret in what admins read. Imports nothing, so that the front may use it. */
const prefix = 'secret-set:'

/** @param path of the secret in its setting */
export const secretMark = (path: readonly string[]): string => prefix + path.map(encodeURIComponent).join('/')

export const isSecretMark = (text: string): boolean => text.startsWith(prefix)
