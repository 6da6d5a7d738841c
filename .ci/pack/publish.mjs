// Hands tarballs to a registry: what others need first, and never a version that is there already.
import { runBeside } from './run.mjs'

/**
 * @param {object} options
 * @param {import('./tarballs.mjs').Tarball[]} options.tarballs in the order of publishing
 * @param {string} options.cwd folder without a package.json of ours: npm would read it
 * @param {boolean} options.isDryRun asks everything and sends nothing
 * @param {Record<string, string>} [options.env] settings of npm
 * @param {(line: string) => void} [options.say]
 */
export async function publishAll({ tarballs, cwd, isDryRun, env = {}, say = console.log }) {
  const npm = (...args) => runBeside(cwd, ['npm', ...args], env)
  if (!isDryRun)
    await npm('whoami', ...(await ownRegistry(npm))).catch(
      explain('You are not signed in to the registry: npm login --scope=@koo'),
    )
  const missing = []
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
  const done = []
  for (const { name, version, file } of missing) {
    try {
      await npm('publish', file, '--access', 'restricted')
    } catch (error) {
      throw new Error(
        `${name}@${version} was not taken, and nothing after it was sent.\n` +
          `Published so far: ${done.join(', ') || 'nothing'}. Once the cause is gone, the same command sends the rest.\n${error.message}`,
        { cause: error },
      )
    }
    done.push(`${name}@${version}`)
    say(`${name}@${version} is published`)
  }
}

/** `npm whoami` knows no scope: it would ask the registry of everything else. */
async function ownRegistry(npm) {
  const url = (await npm('config', 'get', '@koo:registry')).trim()
  return url.startsWith('http') ? ['--registry', url] : []
}

/** Does the registry have this version? Anything but "no" and "yes" stops the release. */
async function isThere(npm, { name, version }) {
  try {
    return (await npm('view', `${name}@${version}`, 'version')).trim() !== ''
  } catch (error) {
    if (/E404|404 Not Found/.test(error.message)) return false
    throw error
  }
}

const explain = (text) => (error) => {
  throw new Error(`${text}\n${error.message}`, { cause: error })
}
