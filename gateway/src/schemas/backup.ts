import { z } from 'zod'
import { listFields, nestPage } from './fields.ts'

export const ListBackups = z.object(listFields).transform(nestPage)
