import { driveOf } from '../../lib/drives.ts'
import type { Marks } from '../../lib/seo-template.ts'
import type { Doc } from './api.ts'

const describedFiles = 5

const fileNames = (listing: string): string =>
  listing
    .split('\n')
    .map((line) => line.replace(/^(file|folder):/, '').trim())
    .filter(Boolean)
    .slice(0, describedFiles)
    .join('、')

/** Values for the templates of the page; excludes the link and the password. */
export const docMarks = (doc: Doc, cateName: string): Marks => ({
  disk_name: doc.disk_name,
  disk_type: driveOf(doc.disk_type).name,
  disk_files: fileNames(doc.files),
  user: doc.share_user,
  cate_name: cateName,
})
