import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = import.meta.dirname

/** Imports that break a layer rule: `file imports specifier`. */
const forbidden: [file: string, specifier: string][] = [
  ['services/disk/handlers/words/words.ts', './reports.ts'],
  ['services/disk/handlers/words/words.ts', '../resources/disks.ts'],
  ['services/task/handlers/imports.ts', './jobs.ts'],
  ['services/task/handlers/imports.ts', '../jobs/runner.ts'],
  ['services/task/handlers/imports.ts', '../consumers/on-disk-imported.ts'],
  ['services/task/handlers/imports.ts', '../app.ts'],
  ['services/task/consumers/on-disk-imported.ts', '../handlers/imports.ts'],
  ['services/task/consumers/on-disk-imported.ts', '../jobs/runner.ts'],
  ['services/task/jobs/runner.ts', '../handlers/jobs.ts'],
  ['services/task/jobs/runner.ts', './dispatch-items.ts'],
  ['services/task/jobs/kinds/repair.ts', './clean-up.ts'],
  ['services/task/jobs/kinds/repair.ts', '../runner.ts'],
  ['services/task/use-cases/push-batch.ts', '../handlers/pushes.ts'],
  ['services/disk/use-cases/resources/show-doc.ts', '../../jobs/probe-drives.ts'],
  ['services/disk/repositories/words/words.ts', '../../use-cases/resources/show-doc.ts'],
  ['services/disk/repositories/words/words.ts', '../../clients/douban.ts'],
  ['services/disk/repositories/words/words.ts', '../../handlers/words/words.ts'],
  ['services/disk/clients/douban.ts', '../repositories/words/words.ts'],
  ['services/disk/clients/douban.ts', '../use-cases/resources/show-doc.ts'],
  ['services/disk/domain/words/word-values.ts', '../../repositories/words/words.ts'],
  ['services/disk/domain/words/word-values.ts', '@pandex/platform/postgres/postgres'],
  ['services/disk/domain/words/word-values.ts', 'knex'],
  ['services/disk/handlers/words/words.ts', '../../../search/domain/query/cursor.ts'],
  ['services/disk/handlers/words/words.ts', '@pandex/search/domain/query/cursor'],
  ['services/disk/handlers/words/words.ts', '../../../../gateway/src/server.ts'],
  ['services/platform/src/errors.ts', '@pandex/disk/domain/words/word-values'],
  ['services/platform/src/errors.ts', '@pandex/contracts/access-policy'],
  ['services/platform/src/errors.ts', '@pandex/share-text/parse-links'],
  ['services/contracts/src/events.ts', '@pandex/platform/postgres/postgres'],
  ['services/contracts/src/events.ts', 'node:fs'],
  ['web/src/router.tsx', '@pandex/platform/errors'],
  ['web/src/router.tsx', '../../gateway/src/server.ts'],
  ['web/src/features/doc/DocView.tsx', '../search/kind-labels.ts'],
  ['web/src/features/doc/DocView.tsx', '../../features/search/kind-labels.ts'],
  ['web/src/features/doc/DocView.tsx', '../../layout/SiteHeader.tsx'],
  ['web/src/features/doc/DocView.tsx', '../../admin/menu.ts'],
  ['web/src/features/doc/DocView.tsx', '@pandex/platform/errors'],
  ['web/src/features/doc/DocPage.test.tsx', '../search/kind-labels.ts'],
  ['web/src/features/doc/access/Locked.tsx', '../../search/kind-labels.ts'],
  ['web/src/shared/doc/FileTree.tsx', '../../features/doc/use-doc.ts'],
  ['web/src/shared/doc/FileTree.tsx', '../../layout/SiteHeader.tsx'],
  ['web/src/shared/doc/FileTree.tsx', '../../admin/menu.ts'],
  ['web/src/ui/form/Form.tsx', '../../shared/doc/api.ts'],
  ['web/src/ui/form/Form.tsx', '../../features/doc/use-doc.ts'],
  ['web/src/ui/form/Form.tsx', '../../layout/SiteHeader.tsx'],
  ['web/src/ui/form/Form.tsx', '../../admin/menu.ts'],
  ['web/src/lib/text/characters.ts', '../../ui/image-url.ts'],
  ['web/src/lib/text/characters.ts', '../../shared/doc/api.ts'],
  ['web/src/lib/text/characters.ts', '../../admin/menu.ts'],
  ['web/src/layout/SiteHeader.tsx', '../features/doc/use-doc.ts'],
  ['web/src/App.tsx', './admin/menu.ts'],
  ['web/src/admin/pages/PendingPage.tsx', '../../features/errors/NotFoundPage.tsx'],
  ['web/src/admin/kit/list/use-list.ts', '../../pages/PendingPage.tsx'],
  ['web/src/admin/kit/list/use-list.ts', '../../../layout/SiteHeader.tsx'],
]

/** Imports that follow the layers. */
const allowed: [file: string, specifier: string][] = [
  ['services/disk/handlers/words/words.ts', '../../use-cases/resources/show-doc.ts'],
  ['services/disk/handlers/words/words.ts', '../../repositories/words/words.ts'],
  ['services/task/handlers/imports.ts', '../use-cases/import-items.ts'],
  ['services/task/jobs/kinds/repair.ts', '../../use-cases/job-kind.ts'],
  ['services/task/use-cases/push-batch.ts', '../clients/push-engines.ts'],
  ['services/task/use-cases/push-batch.ts', './job-kind.ts'],
  ['services/disk/repositories/words/words.ts', '../resources/disks.ts'],
  ['services/disk/domain/words/word-values.ts', '../text/fold-name.ts'],
  ['services/disk/domain/words/word-values.ts', '@pandex/platform/errors'],
  ['services/disk/test/words/words.test.ts', '../../app.ts'],
  ['services/platform/src/errors.ts', '@pandex/contracts/events'],
  ['services/platform/src/errors.ts', '@pandex/contracts/settings/all-settings'],
  ['web/src/router.tsx', '@pandex/contracts/access-policy'],
  ['web/src/router.tsx', './admin/pages.ts'],
  ['web/src/features/doc/DocView.tsx', '../../shared/doc/api.ts'],
  ['web/src/features/doc/access/Locked.tsx', '../details/Facts.tsx'],
  ['web/src/features/home/HomePage.test.tsx', '../../layout/PublicLayout.tsx'],
  ['web/src/shared/doc/FileTree.tsx', '../category/CategorySelect.tsx'],
  ['web/src/admin/kit/list/use-list.ts', '../../shared/job-kinds.ts'],
]

const folder = mkdtempSync(join(tmpdir(), 'pandex-lint-'))
let refused: ReadonlySet<string>

const codeOf = (specifier: string, number: number): string => `export { x as x${number} } from '${specifier}'`

/** One line per import, so that the line of a finding names the import. */
const writeFiles = (imports: readonly [string, string][]): Map<string, string[]> => {
  const files = new Map<string, string[]>()
  for (const [file, specifier] of imports) files.set(file, [...(files.get(file) ?? []), specifier])
  for (const [file, specifiers] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), specifiers.map(codeOf).join('\n'))
  }
  return files
}

interface Finding {
  code: string
  filename: string
  labels: { span: { line: number } }[]
}

beforeAll(async () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const config = `import config from '${join(root, 'oxlint.config.ts')}'
export default { ...config, options: {} }`
  writeFileSync(join(folder, 'oxlint.config.ts'), config)
  const files = writeFiles([...forbidden, ...allowed])
  const run = promisify(execFile)(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json'], {
    cwd: folder,
  })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] }
  refused = new Set(
    diagnostics
      .filter(({ code }) => code === 'eslint(no-restricted-imports)')
      .map(({ filename, labels }) => `${filename} ${files.get(filename)?.[(labels[0]?.span.line ?? 0) - 1]}`),
  )
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(forbidden)('%s must not import %s', (file, specifier) => {
  expect(refused).toContain(`${file} ${specifier}`)
})

test.each(allowed)('%s may import %s', (file, specifier) => {
  expect(refused).not.toContain(`${file} ${specifier}`)
})
