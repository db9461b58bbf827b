/** `make handbook`: writes the generated chapter. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../local/repository.ts'
import { settingsChapter } from './settings-chapter.ts'

writeFileSync(join(REPOSITORY, 'docs/settings.md'), settingsChapter())
