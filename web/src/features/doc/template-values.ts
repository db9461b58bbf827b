import { driveOf } from '../../lib/resource/drives.ts'
import type { TemplateValues } from '../../lib/page/seo-template.ts'
import type { Doc } from '../../shared/doc/api.ts'

const maxDescribedFiles = 5

const fileNames = (listing: string): string =>
  listing
    .split('\n')
    .map((line) => line.replace(/^(file|folder):/, '').trim())
    .filter(Boolean)
    .slice(0, maxDescribedFiles)
    .join('、')

/** Values for the templates of the page; excludes the link and the password. */
export const docTemplateValues = (doc: Doc, cateName: string): TemplateValues => ({
  disk_name: doc.disk_name,
  disk_type: driveOf(doc.disk_type).name,
  disk_files: fileNames(doc.files),
  user: doc.share_user,
  cate_name: cateName,
})
