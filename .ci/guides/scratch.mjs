// A copy of the workspace that a check may write into. Its packages resolve each other inside the copy, and libraries in the
// workspace's own node_modules.
import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { packageFolders } from '../rules/workspace.mjs'
import { root as project } from '../pack/workspace.mjs'

/** Files that no compiler reads, and the copies that tests of the flow tools make beside. */
const LEFT_OUT = /\.(png|jpe?g|woff2|tgz)$|^scratch-flow-/

export function scratchWorkspace() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'koo-guides-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of listed.split('\n').filter((each) => each !== '' && !LEFT_OUT.test(each))) {
    if (fs.existsSync(path.join(project, file))) copy(path.join(project, file), path.join(root, file))
  }
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  const edit = (file, change) =>
    fs.writeFileSync(path.join(root, file), change(fs.readFileSync(path.join(root, file), 'utf8')))
  return {
    root,
    edit,
    text: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
    write(file, text) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      fs.writeFileSync(path.join(root, file), text)
    },
    /** Installs what the manifests of all packages name, without a package manager: as links. */
    install: () => packageFolders(root).forEach((folder) => install(root, folder)),
    /** Runs a tool of the workspace in a folder of the copy; throws what it printed if it fails. */
    async run(cwd, tool, ...args) {
      const program = tool === 'node' ? process.execPath : path.join(project, 'node_modules', '.bin', tool)
      try {
        await promisify(execFile)(program, args, { cwd: path.join(root, cwd), maxBuffer: 1e8 })
      } catch ({ stdout, stderr }) {
        throw new Error(`${tool} ${args.join(' ')} failed in ${cwd}\n${stdout}${stderr}`)
      }
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  }
}

function copy(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.copyFileSync(from, to)
}

function install(root, folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
  const { dependencies, devDependencies, peerDependencies } = manifest
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
    linkPackage(root, folder, name)
}

/** Puts a package where modules of a folder look for it. */
export function linkPackage(root, folder, name) {
  const link = path.join(root, folder, 'node_modules', name)
  if (fs.existsSync(link)) return
  fs.mkdirSync(path.dirname(link), { recursive: true })
  fs.symlinkSync(name.startsWith('@koo/') ? ownFolder(root, name) : installedFolder(folder, name), link)
}

function ownFolder(root, name) {
  const found = packageFolders(root).find(
    (folder) => JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')).name === name,
  )
  if (!found) throw new Error(`no package is called ${name}`)
  return path.join(root, found)
}

/** Where the workspace has installed a library: for this package, else for another one. */
function installedFolder(folder, name) {
  const found = [folder, '.', ...packageFolders(project)]
    .map((each) => path.join(project, each, 'node_modules', name))
    .find((each) => fs.existsSync(each))
  if (!found) throw new Error(`${folder} names ${name}, which is installed nowhere`)
  return fs.realpathSync(found)
}
