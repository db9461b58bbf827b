import { AppError } from '@pandex/platform/errors'
import { readImageUrl } from '@pandex/contracts/image-url'
import { cleanItems, cleanLine, cleanProse } from '../text/clean-text.ts'
import { docIdPattern } from '../resources/doc-id.ts'

export interface WordValues {
  word: string
  description: string
  show: string[]
  type: string
  image: string
  related: string[]
}

const limits = { word: 100, description: 5_000, type: 50, image: 500, items: 50 }
/** Above every limit, so that `cleanLine` does not cut text that validation must refuse. */
const maxRawLength = 100_000

const invalidField = (field: keyof WordValues, message: string): AppError =>
  new AppError('invalid', 'disk.bad_word', message, { fields: [field] })

const findError = (values: WordValues): AppError | undefined => {
  if (values.word === '' || values.word.length > limits.word)
    return invalidField('word', `词条为 1–${limits.word} 个字`)
  if (values.description.length > limits.description)
    return invalidField('description', `介绍最多 ${limits.description} 个字`)
  if (values.show.length > limits.items) return invalidField('show', `最多 ${limits.items} 个资源`)
  if (!values.show.every((docId) => docIdPattern.test(docId))) return invalidField('show', '资源 ID 不正确')
  if (values.type.length > limits.type) return invalidField('type', `类型最多 ${limits.type} 个字`)
  if (values.image.length > limits.image || readImageUrl(values.image) !== values.image)
    return invalidField('image', '图片须是公网的 https 地址，或以 / 开头的本站路径')
  if (values.related.length > limits.items || values.related.some((word) => word.length > limits.word))
    return invalidField('related', `相关词最多 ${limits.items} 个，每个最多 ${limits.word} 个字`)
  return undefined
}

export const checkWord = (given: WordValues): WordValues => {
  const word = cleanLine(given.word, maxRawLength)
  const values = {
    word,
    description: cleanProse(given.description, maxRawLength),
    show: cleanItems(given.show, maxRawLength),
    type: cleanLine(given.type, maxRawLength),
    image: readImageUrl(given.image) ?? given.image,
    related: cleanItems(given.related, maxRawLength).filter((other) => other !== word),
  }
  const trouble = findError(values)
  if (trouble) throw trouble
  return values
}
