import { z } from 'zod'
import type { SettingDefinition } from './define-setting.ts'

interface SettingDescription {
  name: string
  group: string
  title: string
  visibility: string
  format: string
  /** JSON Schema with titles, help, defaults, bounds, error messages and private marks of the fields. */
  schema: Record<string, unknown>
}

const checksOf = (schema: z.core.$ZodTypes): readonly z.core.$ZodCheck<never>[] => schema._zod.def.checks ?? []

/** Message of the check that demands a certain form, such as a pattern. Bounds have none: forms word them. */
const messageOf = (schema: z.core.$ZodTypes): string | undefined =>
  checksOf(schema)
    .map(({ _zod: { def } }) => def.error?.({} as never))
    .find((message) => typeof message === 'string')

/** JSON Schema knows no flags: without its flag, such a pattern would refuse valid texts. */
const hasFlaggedPattern = (schema: z.core.$ZodTypes): boolean =>
  checksOf(schema).some((check) => check instanceof z.core.$ZodCheckRegex && check._zod.def.pattern.flags !== '')

/** A setting for generated forms. */
export const describeSetting = ({
  schema,
  name,
  group,
  title,
  visibility,
  format,
}: SettingDefinition): SettingDescription => ({
  name,
  group,
  title,
  visibility,
  format,
  schema: z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const message = messageOf(zodSchema)
      if (message !== undefined) jsonSchema['message'] = message
      if (hasFlaggedPattern(zodSchema)) delete jsonSchema.pattern
    },
  }),
})
