import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { manifestOf } from './manifest.ts'
import { root } from './workspace.ts'

const tools = path.join(root, 'pack', 'node_modules', '.bin')

/** The environment of a user: nothing of pnpm, npm or Vite at work here, so that no setting of theirs reaches the app. */
export function cleanEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|NODE_ENV$)/.test(name)),
  )
}

export type Command = readonly [program: string, ...args: string[]]
export type Env = Readonly<Record<string, string>>

/**
 * Runs a program to its end and returns its output; throws an error with the output when it fails. `env` is on top of the clean
 * environment.
 */
export function run(cwd: string, [program, ...args]: Command, env: Env = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...cleanEnv(), ...env },
    maxBuffer: 64_000_000,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`)
  return stdout
}

/** The same without blocking this process, which may be serving the program's requests. */
export function runBeside(cwd: string, [program, ...args]: Command, env: Env = {}): Promise<string> {
  const child = spawn(program, args, { cwd, env: { ...cleanEnv(), ...env } })
  let [answer, said] = ['', '']
  child.stdout.on('data', (part) => (answer += part))
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    // `close` comes after the last output, `exit` may come before it.
    child.on('close', (status) =>
      status === 0 ? resolve(answer) : reject(new Error(`${program} ${args.join(' ')} failed\n${said}`)),
    )
  })
}

/** The command line of pnpm: the one that runs this process, else the pinned one through npx. */
export function pnpmCommand(): Command {
  const launcher = process.env.npm_execpath
  if (!launcher?.includes('pnpm')) return ['npx', '--yes', manifestOf(root).packageManager ?? 'pnpm']
  return /\.[cm]?js$/.test(launcher) ? [process.execPath, launcher] : [launcher]
}

/** A tool that an app has installed, from its folder. */
export const bin = (name: string) => path.join('node_modules', '.bin', name)

/** A tool of this workspace. */
export const tool = (name: string) => path.join(tools, name)
