// A copy of the workspace that a check may write into. Its packages resolve each other inside the copy, and libraries in the
// workspace's own node_modules.
import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { packageFolders, readManifest } from '../../.ci/rules/workspace.ts'

const project = path.dirname(path.dirname(import.meta.dirname))

/** Files that no compiler reads, and the copies that tests of the flow tools make beside. */
const LEFT_OUT = /\.(png|jpe?g|woff2|tgz)$|^scratch-flow-/

export type Scratch = ReturnType<typeof scratchWorkspace>

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
  const edit = (file: string, change: (text: string) => string) =>
    fs.writeFileSync(path.join(root, file), change(fs.readFileSync(path.join(root, file), 'utf8')))
  return {
    root,
    edit,
    text: (file: string) => fs.readFileSync(path.join(root, file), 'utf8'),
    write(file: string, text: string) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      fs.writeFileSync(path.join(root, file), text)
    },
    /** Installs what the manifests of all packages name, without a package manager: as links. */
    install: () => packageFolders(root).forEach((folder) => install(root, folder)),
    /** Runs a tool of the workspace in a folder of the copy; throws what it printed if it fails. */
    async run(cwd: string, tool: string, ...args: string[]) {
      const program = tool === 'node' ? process.execPath : path.join(project, 'node_modules', '.bin', tool)
      try {
        await promisify(execFile)(program, args, { cwd: path.join(root, cwd), maxBuffer: 1e8 })
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string }
        throw new Error(`${tool} ${args.join(' ')} failed in ${cwd}\n${stdout}${stderr}`)
      }
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  }
}

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.copyFileSync(from, to)
}

function install(root: string, folder: string): void {
  const { dependencies, devDependencies, peerDependencies } = readManifest(root, folder)
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }))
    linkPackage(root, folder, name)
}

/** Puts a package where modules of a folder look for it. */
export function linkPackage(root: string, folder: string, name: string): void {
  const link = path.join(root, folder, 'node_modules', name)
  if (fs.existsSync(link)) return
  fs.mkdirSync(path.dirname(link), { recursive: true })
  fs.symlinkSync(name.startsWith('@koo/') ? ownFolder(root, name) : installedFolder(folder, name), link)
}

function ownFolder(root: string, name: string): string {
  const found = packageFolders(root).find((folder) => readManifest(root, folder).name === name)
  if (!found) throw new Error(`no package is called ${name}`)
  return path.join(root, found)
}

/** Where the workspace has installed a library: for this package, else for another one. */
function installedFolder(folder: string, name: string): string {
  const found = [folder, '.', ...packageFolders(project)]
    .map((each) => path.join(project, each, 'node_modules', name))
    .find((each) => fs.existsSync(each))
  if (!found) throw new Error(`${folder} names ${name}, which is installed nowhere`)
  return fs.realpathSync(found)
}
