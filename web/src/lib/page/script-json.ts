/** JSON that is safe inside a script element: no text can close the element or open another. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
