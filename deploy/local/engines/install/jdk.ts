import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** Required by Elasticsearch 9. */
const MIN_JAVA_VERSION = 21

export interface Jdk {
  home: string
  version: number
}

/**
 * Looks for the engines' JDK in JAVA_HOME, then PATH, then the usual folders, newest first.
 * @throws when none is new enough, naming the package to install.
 */
export function findJdk(): Jdk {
  const candidates: Jdk[] = []
  for (const homes of [fromJavaHome, fromPath, fromDefaultFolders]) {
    const found = homes().flatMap(readJdk)
    const newest = found.toSorted((a, b) => b.version - a.version)[0]
    if (newest && newest.version >= MIN_JAVA_VERSION) return newest
    candidates.push(...found)
  }
  const foundVersions = candidates.map((jdk) => `${jdk.version} in ${jdk.home}`).join(', ')
  throw new Error(
    `jdk: version ${MIN_JAVA_VERSION} or newer not found${foundVersions ? ` (found ${foundVersions})` : ''}, install one or set JAVA_HOME\n` +
      'For example the package openjdk-21-jdk-headless or temurin-25-jdk; macOS: brew install openjdk.',
  )
}

function fromJavaHome(): string[] {
  return process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []
}

function fromPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const java = folders.map((folder) => join(folder, 'java')).find((file) => existsSync(file))
  return java ? [dirname(dirname(realpathSync(java)))] : []
}

function fromDefaultFolders(): string[] {
  const children = (folder: string, suffix = ''): string[] =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, suffix)) : []
  return [
    ...children('/usr/lib/jvm'),
    ...children('/Library/Java/JavaVirtualMachines', 'Contents/Home'),
    '/opt/homebrew/opt/openjdk/libexec/openjdk.jdk/Contents/Home',
    '/usr/local/opt/openjdk/libexec/openjdk.jdk/Contents/Home',
    ...fromMacJavaHome(),
  ]
}

function fromMacJavaHome(): string[] {
  if (!existsSync('/usr/libexec/java_home')) return []
  try {
    return [execFileSync('/usr/libexec/java_home', ['-v', `${MIN_JAVA_VERSION}+`], { encoding: 'utf8' }).trim()]
  } catch {
    return [] // java_home exits non-zero when no JDK matches
  }
}

/** Reads the version from the `release` file of a JDK. A runtime without `jar` cannot unpack the engines. */
function readJdk(home: string): Jdk[] {
  const release = join(home, 'release')
  if (!existsSync(release) || !existsSync(join(home, 'bin', 'jar'))) return []
  const version = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8'))?.[1]
  return version ? [{ home, version: Number(version) }] : []
}
