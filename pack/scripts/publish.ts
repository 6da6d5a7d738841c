// Hands tarballs to a registry: what others need first, and never a version that is there already.
import { runBeside, type Env } from './run.ts'
import type { Tarball } from './tarballs.ts'

export interface PublishOptions {
  /** In the order of publishing. */
  tarballs: readonly Pick<Tarball, 'name' | 'version' | 'file'>[]
  /** Folder without a package.json of ours: npm would read it. */
  cwd: string
  /** Asks everything and sends nothing. */
  isDryRun: boolean
  /** Settings of npm. */
  env?: Env
  say?: (line: string) => void
}

type Npm = (...args: string[]) => Promise<string>

export async function publishAll(options: PublishOptions): Promise<void> {
  const { tarballs, cwd, isDryRun, env = {}, say = console.log } = options
  const npm: Npm = (...args) => runBeside(cwd, ['npm', ...args], env)
  if (!isDryRun)
    await npm('whoami', ...(await ownRegistry(npm))).catch(
      explain('You are not signed in to the registry: npm login --scope=@koo'),
    )
  const missing: (typeof tarballs)[number][] = []
  for (const tarball of tarballs) {
    if (await isThere(npm, tarball)) say(`${tarball.name}@${tarball.version} is there already`)
    else missing.push(tarball)
  }
  // Everything is tried before anything is sent.
  for (const { file } of missing) await npm('publish', file, '--access', 'restricted', '--dry-run')
  if (isDryRun) {
    for (const { name, version } of missing) say(`${name}@${version} would be published`)
    return
  }
  const done: string[] = []
  for (const { name, version, file } of missing) {
    try {
      await npm('publish', file, '--access', 'restricted')
    } catch (error) {
      throw new Error(
        `${name}@${version} was not taken, and nothing after it was sent.\n` +
          `Published so far: ${done.join(', ') || 'nothing'}. Once the cause is gone, the same command sends the rest.\n${messageOf(error)}`,
        { cause: error },
      )
    }
    done.push(`${name}@${version}`)
    say(`${name}@${version} is published`)
  }
}

/** `npm whoami` knows no scope: it would ask the registry of everything else. */
async function ownRegistry(npm: Npm): Promise<string[]> {
  const url = (await npm('config', 'get', '@koo:registry')).trim()
  return url.startsWith('http') ? ['--registry', url] : []
}

/** Does the registry have this version? Anything but "no" and "yes" stops the release. */
async function isThere(npm: Npm, { name, version }: { name: string; version: string }): Promise<boolean> {
  try {
    return (await npm('view', `${name}@${version}`, 'version')).trim() !== ''
  } catch (error) {
    if (/E404|404 Not Found/.test(messageOf(error))) return false
    throw error
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const explain = (text: string) => (error: unknown) => {
  throw new Error(`${text}\n${messageOf(error)}`, { cause: error })
}
