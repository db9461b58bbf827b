import { columnWidthLimits, listViewLimits } from '@pandex/contracts/list-view'
import { z } from 'zod'
import { flag, integer, line, listOf, prose, rowIdsUpTo } from './fields.ts'

const listName = line(100)

const keys = listOf(line(40), { min: 0, max: listViewLimits.columns }).default([])

export const ListViews = z.object({ list: listName })

export const SaveView = z.object({
  list: listName,
  title: line(listViewLimits.titleLength),
  query: prose(listViewLimits.queryLength).default(''),
  columns: z
    .object({
      hidden: keys,
      shown: keys,
      order: keys,
      widths: z.record(line(40), integer(columnWidthLimits)).default({}),
    })
    .optional(),
  shared: flag.default(false),
})

export const DeleteViews = z.object({ ids: rowIdsUpTo(100) })
