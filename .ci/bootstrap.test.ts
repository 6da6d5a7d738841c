import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Starts a root command as npm does, by a shell, and waits for the address it prints. */
async function started(name: string, ...args: string[]) {
  const child = spawn('sh', ['-c', [scripts[name], ...args].join(' ')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const part of child.stdout) {
    said += part
    const address = /https?:\/\/[\w.:]+/.exec(said)?.[0]
    if (address) return { child, address }
  }
  throw new Error(`no address: ${said}`)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`${signal} stops the sandbox, with exit code 0, also while a connection is open`, async () => {
    const { child, address } = await started('sandbox', '--port', '0')
    // A reply whose connection this side keeps open.
    await fetch(`${address}/__sandbox/state`)
    child.kill(signal)
    const [code] = await once(child, 'exit')
    assert.equal(code, 0)
    await assert.rejects(fetch(`${address}/__sandbox/state`), 'the server still answers')
  })
