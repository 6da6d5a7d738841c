import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test, type TestContext } from 'vitest'
import { publishAll } from './publish.ts'
import { startRegistry, type RegistryOptions } from './registry.ts'
import { run } from './run.ts'
import { publishedPackages, root } from './workspace.ts'

/** A registry for our scope, none for the rest, and three small tarballs, the second needing the first. */
async function planted(t: TestContext, options?: RegistryOptions) {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'koo-publish-'))
  const registry = await startRegistry(options)
  t.onTestFinished(() => {
    fs.rmSync(cwd, { recursive: true, force: true })
    return registry.close()
  })
  const tarballs = ['@koo/one', '@koo/two', '@koo/three'].map((name) => plant(cwd, name))
  const npmrc = path.join(cwd, 'npmrc')
  const own = `${registry.url.slice('http:'.length)}:_authToken=x`
  fs.writeFileSync(npmrc, `registry=http://127.0.0.1:9/\n@koo:registry=${registry.url}\n${own}\n`)
  const env = { npm_config_userconfig: npmrc, npm_config_cache: path.join(cwd, '.npm') }
  const said: string[] = []
  const publish = (isDryRun: boolean, which = tarballs) =>
    publishAll({ tarballs: which, cwd, isDryRun, env, say: (line) => said.push(line) })
  return { tarballs, registry, said, publish }
}

function plant(cwd: string, name: string) {
  const manifest = { name, version: '0.1.0' }
  const folder = path.join(cwd, name.slice(5), 'package')
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  const file = path.join(cwd, `${name.slice(5)}.tgz`)
  run(path.dirname(folder), ['tar', '-czf', file, 'package'])
  return { name, version: '0.1.0', folder, file, manifest, files: ['package.json'] }
}

test('a dry run sends nothing and says what would be sent', async (t) => {
  const { registry, said, publish } = await planted(t)
  await publish(true)
  assert.deepEqual(registry.published, [])
  assert.equal(said.filter((line) => line.endsWith('would be published')).length, 3)
})

test('what others need is sent first', async (t) => {
  const { registry, publish } = await planted(t)
  await publish(false)
  assert.deepEqual(registry.published, ['@koo/one@0.1.0', '@koo/two@0.1.0', '@koo/three@0.1.0'])
})

test('a package that cannot be packed stops before anything is sent', async (t) => {
  const { tarballs, registry, publish } = await planted(t)
  fs.writeFileSync(tarballs[2]?.file ?? '', 'no tarball')
  await assert.rejects(() => publish(false))
  assert.deepEqual(registry.published, [])
})

test('a package that is refused stops what comes after it; the same command sends the rest', async (t) => {
  let isRefused = true
  const { tarballs, registry, said, publish } = await planted(t, {
    refuse: (name) => isRefused && name === '@koo/two',
  })
  await assert.rejects(() => publish(false), /@koo\/two@0\.1\.0 was not taken.*[^]*so far: @koo\/one@0\.1\.0/)
  assert.deepEqual(registry.published, ['@koo/one@0.1.0'])
  isRefused = false
  await publish(false, tarballs)
  assert.deepEqual(registry.published, ['@koo/one@0.1.0', '@koo/two@0.1.0', '@koo/three@0.1.0'])
  assert.ok(said.includes('@koo/one@0.1.0 is there already'))
})

test('no package can be published from its folder, whose package.json only pnpm understands', () => {
  for (const { name, folder } of publishedPackages()) {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const refusal = path.relative(folder, path.join(root, 'pack/scripts/noPublish.ts'))
    assert.equal(scripts.prepublishOnly, `node ${refusal.split(path.sep).join('/')}`, name)
  }
  const kit = path.join(root, 'kit')
  assert.throws(() => run(kit, ['npm', 'publish', '--dry-run', '--offline']), /npm run release/)
})
