import { z } from 'zod'
import { line, listFields, listOf, nestPage, text } from './fields.ts'

/** The config service validates the name. */
const type = line(40)

export const ListValues = z.object({ ...listFields, type, q: text(200).default('') }).transform(nestPage)

export const ChangeValues = z.object({ type, values: listOf(text(500), { min: 1, max: 10_000 }) })
