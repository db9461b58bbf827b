/** Whether PostgreSQL refused a write because its key exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
