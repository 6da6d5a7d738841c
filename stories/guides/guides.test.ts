// Follows the guides: runs their commands in a copy of the workspace, writes their code into the files that they name, and
// checks the copy like a commit: generated, formatted, linted, compiled, and the flows are sound.
import assert from 'node:assert/strict'
import path from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { parseArgs } from 'node:util'
import { newFlow } from '../../flows/core/bin/newFlow.ts'
import { newPage } from '../../flows/core/bin/newPage.ts'
import { loadAll } from '../../flows/core/bin/packages.ts'
import { checkFlow, checkInventory } from '../../flows/core/src/tools/index.ts'
import { guides, readGuide, type Block, type Guide } from './blocks.ts'
import { missing } from './named.ts'
import { linkPackage, scratchWorkspace, type Scratch } from './scratch.ts'

const CODE = ['ts', 'tsx', 'js', 'tsp']

/** Folder of the app outside the workspace, for the guide that installs the packages. */
const APP = 'somebodys-app'

const all = guides()

describe.concurrent('the guides', () => {
  const scratch = scratchWorkspace()
  const written: string[] = []
  let generated: Promise<void> | undefined
  afterAll(async () => {
    await generated?.catch(() => {})
    scratch.remove()
  })
  // Rules that need types take most of the time, and the compiler runs anyway.
  scratch.edit('.oxlintrc.json', (text) => text.replace('"typeAware": true', '"typeAware": false'))

  beforeAll(async () => {
    for (const guide of all) {
      for (const command of guide.commands) await follow(scratch, command)
      written.push(...guide.blocks.filter(({ title }) => title).map((block) => put(scratch, guide, block)))
    }
    scratch.install()
    generated = scratch.run('api-client', 'node', 'scripts/generate.ts')
  })

  test('each block names its language, and code its file', () => {
    const nameless = all.flatMap(({ name, blocks }) =>
      blocks
        .filter(({ language, title }) => language === '' || (CODE.includes(language) && !title))
        .map(({ line }) => `${name}:${line}`),
    )
    assert.deepEqual(nameless, [])
    assert.ok(written.length > 30, `only ${written.length} blocks have a file`)
  })

  test('what they tell to run and to look at is there', () => {
    const readme = readGuide('README.md', scratch.text('README.md'))
    assert.deepEqual([...all, readme].flatMap(missing(scratch)), [])
  })

  test('their code is formatted', async () => {
    const files = sourcesOf(written)
    const texts = files.map(scratch.text)
    await scratch.run('.', 'oxfmt', ...files)
    for (const [at, file] of files.entries()) assert.equal(scratch.text(file), texts[at], file)
  })

  test('their code keeps lint', () => scratch.run('.', 'oxlint', '--deny-warnings', ...sourcesOf(written)))

  test('their code compiles, with what the contract makes and the stories and tests beside it', async () => {
    await generated
    const folders = [...new Set(sourcesOf(written).map((file) => path.dirname(file)))]
    scratch.write(
      'tsconfig.guides.json',
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: { types: ['node', './app/node_modules/vite/client.d.ts'] },
        files: sourcesOf(written).filter((file) => !file.endsWith('.mjs')),
        include: folders.filter((folder) => folder.startsWith('flows/')).map((folder) => `${folder}/*.ts*`),
      }),
    )
    await scratch.run('.', 'tsc', '--noEmit', '-p', 'tsconfig.guides.json')
  })

  test('their flows are sound', async () => {
    const flows = (await loadAll(path.join(scratch.root, 'flows'))).flatMap((each) => each.flows)
    assert.deepEqual(flows.flatMap(checkFlow), [])
    const inventory = JSON.parse(scratch.text('flows/inventory.json'))
    const listed = flows.filter(({ id }) => inventory[id])
    assert.deepEqual(
      listed.flatMap((flow) => checkInventory(flow, inventory[flow.id])),
      [],
    )
    assert.ok(flows.some(({ id }) => id === 'xinghe'))
  })
})

/** Sources of TypeScript and JavaScript, each once. */
const sourcesOf = (files: readonly string[]) =>
  [...new Set(files)].filter((file) => /\.(tsx?|mjs)$/.test(file))

/** Carries out a line of a guide, where it changes files: `npm run flow -- new …`, `npm install …`. */
async function follow(scratch: Scratch, line: string): Promise<void> {
  const words = [...line.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  if (line.startsWith('npm install ')) {
    for (const name of words.slice(2).filter((word) => !word.startsWith('-')))
      linkPackage(scratch.root, APP, name)
  }
  if (!line.startsWith('npm run flow -- new')) return
  const { values, positionals } = parseArgs({
    args: words.slice(words.indexOf('--') + 1),
    options: { title: { type: 'string' }, kind: { type: 'string' }, partner: { type: 'string' } },
    allowPositionals: true,
  })
  const [command, flow = '', name = ''] = positionals
  const { files } =
    command === 'new'
      ? newFlow(scratch.root, flow, values.title ?? '', values.partner)
      : newPage(scratch.root, { flow, name, kind: values.kind ?? '', title: values.title ?? '' })
  await scratch.run('.', 'oxfmt', ...files)
}

/** Writes a block into its file, and returns the file's path. */
function put(
  scratch: Scratch,
  { name, commands }: Guide,
  { title = '', after, instead, text }: Block,
): string {
  const isApp = commands.some((command) => command.startsWith('npm install '))
  const file = isApp ? path.posix.join(APP, title) : title
  const line = after ?? instead
  if (line === undefined) scratch.write(file, text)
  else
    scratch.edit(file, (whole) => {
      assert.equal(whole.split(`${line}\n`).length, 2, `${name}: ${file} has the line "${line}" once`)
      return whole.replace(`${line}\n`, () => (instead ? text : `${line}\n${text}`))
    })
  return file
}
