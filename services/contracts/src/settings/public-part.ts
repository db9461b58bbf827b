import { z } from 'zod'

const isPrivate = (schema: z.core.$ZodType): boolean => z.globalRegistry.get(schema)?.['private'] === true

/** The value without private fields, at any depth. @param schema must have parsed `value` */
export const publicPart = (schema: z.core.$ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodDefault) return publicPart(schema.def.innerType, value)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => publicPart(schema.def.element, item))
  if (!(schema instanceof z.ZodObject)) return value
  const fields = value as Record<string, unknown>
  const shown = Object.entries(schema.def.shape).filter(([, field]) => !isPrivate(field))
  return Object.fromEntries(shown.map(([name, field]) => [name, publicPart(field, fields[name])]))
}
