import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadOptions } from './protos.ts'

it('loads the contracts with the same options that generated their types', () => {
  const script = readFileSync(new URL('../../scripts/generate-protos.sh', import.meta.url), 'utf8')
  const flags = Object.entries(loadOptions)
    .filter(([name]) => name !== 'includeDirs')
    .map(([name, value]) =>
      value === true ? `--${name}` : `--${name}=${typeof value === 'function' ? value.name : ''}`,
    )
  const [command = ''] = /proto-loader-gen-types[^$]*/.exec(script) ?? []
  const written = command.match(/--(?:keepCase|longs|enums|defaults|arrays|objects|oneofs|bytes|json)\b(?:=\w+)?/g)
  expect(written?.toSorted()).toEqual(flags.toSorted())
})
