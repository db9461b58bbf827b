import { AppError } from '@pandex/platform/errors'

interface Node {
  id: number
  /** 0 for a root. */
  pid: number
}

/** Refuses a parent that is not there, and one that stands below the category itself. @param id 0 for a new category */
export const checkParent = (tree: readonly Node[], id: number, pid: number): void => {
  const parentOf = new Map(tree.map((node) => [node.id, node.pid]))
  if (pid !== 0 && !parentOf.has(pid))
    throw new AppError('invalid', 'disk.category_parent_unknown', '上级分类不存在', { fields: ['pid'] })
  for (let above = pid; above !== 0 && id !== 0; above = parentOf.get(above) ?? 0)
    if (above === id)
      throw new AppError('invalid', 'disk.category_cycle', '上级分类不能是自己或自己的下级', { fields: ['pid'] })
}

const maxNameLength = 50
const maxDescriptionLength = 1_000

/** @param values already cleaned */
export const checkTexts = ({ name, description }: { name: string; description: string }): void => {
  if (name === '') throw new AppError('invalid', 'disk.category_name_blank', '请输入分类名称', { fields: ['name'] })
  if (name.length > maxNameLength)
    throw new AppError('invalid', 'disk.category_name_too_long', '分类名称太长', { fields: ['name'] })
  if (description.length > maxDescriptionLength)
    throw new AppError('invalid', 'disk.category_description_too_long', '分类描述太长', { fields: ['description'] })
}
