/** The public id in the address of a resource's page; anything else as it is. */
export const docIdOf = (text: string): string => /\/doc\/([\w-]+)/.exec(text)?.[1] ?? text
