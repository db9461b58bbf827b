import { z } from 'zod'

/**
 * The schema for readers of a setting: types, choices and defaults apply, bounds and formats do not, and unknown fields are dropped.
 * The config service checks the rest when admins write, and it may run another version during a rollout.
 */
export const readingSchema = (schema: z.core.$ZodType): z.ZodType => {
  if (schema instanceof z.ZodDefault) return readingSchema(schema.def.innerType).default(schema.def.defaultValue)
  if (schema instanceof z.ZodPrefault) return readingSchema(schema.def.innerType).prefault(schema.def.defaultValue)
  if (schema instanceof z.ZodArray) return z.array(readingSchema(schema.def.element))
  if (schema instanceof z.ZodRecord) return z.record(z.string(), readingSchema(schema.def.valueType))
  if (schema instanceof z.ZodString) return z.string()
  if (schema instanceof z.ZodNumber) return z.number()
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodEnum) return schema
  if (!(schema instanceof z.ZodObject)) throw new Error(`settings hold no ${schema._zod.def.type}`)
  const fields = Object.entries(schema.def.shape).map(([name, field]) => [name, readingSchema(field)])
  return z.object(Object.fromEntries(fields) as z.ZodRawShape)
}
