import { columnKeyPattern, columnWidthLimits, listNamePattern, listViewLimits } from '@pandex/contracts/list-view'
import { AppError } from '@pandex/platform/errors'

export interface ViewColumns {
  hidden: string[]
  shown: string[]
  order: string[]
  /** Pixels by column. */
  widths: Record<string, number>
}

export interface ViewValues {
  list: string
  title: string
  query: string
  columns: ViewColumns | null
  shared: boolean
}

const badView = (field: keyof ViewValues, message: string): AppError =>
  new AppError('invalid', 'config.bad_list_view', message, { fields: [field] })

const controlCharacters = /[\p{Cc}\p{Cf}]/u

/** @throws AppError invalid config.bad_list_view */
export const checkListName = (list: string): string => {
  if (!listNamePattern.test(list)) throw badView('list', '没有这样的列表')
  return list
}

const isKey = (key: string): boolean => columnKeyPattern.test(key)

const isWidth = (width: number): boolean =>
  Number.isInteger(width) && width >= columnWidthLimits.min && width <= columnWidthLimits.max

const checkColumns = ({ hidden, shown, order, widths }: ViewColumns): ViewColumns => {
  const lists = [hidden, shown, order, Object.keys(widths)]
  const isValid =
    lists.every((keys) => keys.length <= listViewLimits.columns && keys.every(isKey)) &&
    Object.values(widths).every(isWidth)
  if (!isValid) throw badView('columns', '视图的列无效')
  return { hidden, shown, order, widths: { ...widths } }
}

/** @returns the values as they are stored @throws AppError invalid config.bad_list_view */
export const checkView = ({ list, title: given, query, columns, shared }: ViewValues): ViewValues => {
  const title = given.trim()
  if (title === '') throw badView('title', '请填写视图名称')
  if (title.length > listViewLimits.titleLength)
    throw badView('title', `视图名称最多 ${listViewLimits.titleLength} 个字`)
  if (!title.isWellFormed() || controlCharacters.test(title)) throw badView('title', '视图名称不能包含控制字符')
  if (query.length > listViewLimits.queryLength) throw badView('query', '筛选条件太长，不能存为视图')
  if (!query.isWellFormed() || controlCharacters.test(query)) throw badView('query', '视图的筛选条件无效')
  return { list: checkListName(list), title, query, columns: columns && checkColumns(columns), shared }
}

/** Numbers of stored views without the one that is saved. @throws AppError failed_precondition config.too_many_list_views */
export const checkViewCount = (stored: { own: number; shared: number }, { shared }: ViewValues): void => {
  const { perAdmin, shared: maxShared } = listViewLimits
  const refuse = (message: string): AppError =>
    new AppError('failed_precondition', 'config.too_many_list_views', message)
  if (stored.own >= perAdmin) throw refuse(`每个列表最多保存 ${perAdmin} 个视图，请先删除不用的`)
  if (shared && stored.shared >= maxShared) throw refuse(`每个列表最多共享 ${maxShared} 个视图`)
}
