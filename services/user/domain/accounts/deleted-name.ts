/** Name of a deleted account. `#` is not allowed in user names, so the name is never taken. */
export const nameOfDeleted = (id: number): string => `已删除#${id}`
