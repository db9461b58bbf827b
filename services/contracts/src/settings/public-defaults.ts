/** Defaults of the public settings, without private fields. The build of the front replaces this module by its values. */
import { allSettings } from './all-settings.ts'
import type { PublicSettings } from './all-settings.ts'
import { publicPart } from './public-part.ts'

export const publicDefaults = Object.fromEntries(
  allSettings
    .filter(({ visibility }) => visibility === 'public')
    .map(({ name, format, schema }) => [name, publicPart(schema, schema.parse(format === 'json' ? {} : undefined))]),
) as PublicSettings
