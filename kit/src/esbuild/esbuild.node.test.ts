import { describe, expect, it, vi } from 'vitest'
import { kitStyles } from './index.ts'

type Build = Parameters<ReturnType<typeof kitStyles>['setup']>[0]
type Inputs = Record<string, { imports: { kind: string }[] }>
type Outputs = Record<string, { inputs: Record<string, unknown> }>

const sheet = (name: string) => `node_modules/@koo/kit/dist/css/${name}.css`

/** Inputs as esbuild lists them: by path, with something about each. */
const inputs = (...paths: string[]) => ({
  inputs: Object.fromEntries(paths.map((path) => [path, { bytesInOutput: 1 }])),
})

/** An esbuild whose bundle contains what the test says. */
async function esbuildOf(
  first: Outputs | undefined,
  options: Build['initialOptions'] = {},
  modules: Inputs = {},
) {
  let outputs = first
  let start = () => Promise.resolve()
  let load: (path: string) => unknown = () => undefined
  const build = vi.fn<Build['esbuild']['build']>(() =>
    Promise.resolve(outputs ? { metafile: { inputs: modules, outputs } } : {}),
  )
  await kitStyles().setup({
    initialOptions: options,
    esbuild: { build },
    onStart: (callback) => {
      start = callback
    },
    onLoad: ({ filter }, callback) => {
      load = (path) => (filter.test(path) ? callback({ path }) : 'not asked')
    },
  })
  return {
    build,
    start: () => start(),
    /** What the plugin says of a file: nothing, an empty sheet, or it is not asked. */
    load: (path: string) => load(path),
    change: (next: Outputs) => {
      outputs = next
    },
  }
}

const EMPTY = { contents: '', loader: 'empty' }

it('keeps the sheets of parts that are used and empties the others', async () => {
  const esbuild = await esbuildOf({ 'out/app.js': inputs('src/app.ts', sheet('Button')) })
  await esbuild.start()
  expect(esbuild.load(`/home/app/${sheet('Button')}`)).toBeUndefined()
  expect(esbuild.load(`/home/app/${sheet('Sheet')}`)).toEqual(EMPTY)
})

describe('is asked only for the files of the kit', () => {
  it.each([
    ['/home/app/src/app.css'],
    ['/home/app/node_modules/other/dist/css/Button.css'],
    ['/home/app/node_modules/@koo/toolkit/dist/css/Button.css'],
  ])('not for %s', async (path) => {
    const esbuild = await esbuildOf({})
    await esbuild.start()
    expect(esbuild.load(path)).toBe('not asked')
  })

  it('also on Windows', async () => {
    const esbuild = await esbuildOf({ 'out/app.js': inputs(sheet('Button')) })
    await esbuild.start()
    const windows = (name: string) => `C:\\app\\node_modules\\@koo\\kit\\dist\\css\\${name}.css`
    expect(esbuild.load(windows('Button'))).toBeUndefined()
    expect(esbuild.load(windows('Sheet'))).toEqual(EMPTY)
  })

  it.each(['kit/dist/css/Button.css', '../../kit/dist/css/Button.css', 'file:/x/kit/dist/css/Button.css'])(
    'wherever esbuild says the kit is: %s',
    async (path) => {
      const esbuild = await esbuildOf({ 'app.js': inputs(path) })
      await esbuild.start()
      expect(esbuild.load('/x/kit/dist/css/Button.css')).toBeUndefined()
    },
  )
})

it.each(['theme/koo.css', 'css/Button.css.js', 'css/deep/Button.css', 'Button/index.js'])(
  'keeps %s, which is no sheet of a part',
  async (file) => {
    const esbuild = await esbuildOf({})
    await esbuild.start()
    expect(esbuild.load(`/home/app/node_modules/@koo/kit/dist/${file}`)).toBeUndefined()
  },
)

it('empties a module that loads another one later, unless a script needs it', async () => {
  const later = { imports: [{ kind: 'import-statement' }, { kind: 'dynamic-import' }] }
  const module = (name: string) => `node_modules/@koo/kit/dist/${name}/${name}.js`
  const esbuild = await esbuildOf(
    { 'out/app.js': inputs(module('SelectField')) },
    {},
    { [module('SelectField')]: later, [module('OverlayHost')]: later, [module('Tag')]: { imports: [] } },
  )
  await esbuild.start()
  expect(esbuild.load(`/${module('SelectField')}`)).toBeUndefined()
  expect(esbuild.load(`/${module('Tag')}`)).toBeUndefined()
  expect(esbuild.load(`/${module('OverlayHost')}`)).toEqual(EMPTY)
})

it('does not count a sheet that only another sheet needs', async () => {
  const esbuild = await esbuildOf({
    'out/app.css': inputs(sheet('Button'), sheet('Sheet')),
    'out/app.js': inputs(sheet('Button')),
  })
  await esbuild.start()
  expect(esbuild.load(`/${sheet('Sheet')}`)).toEqual(EMPTY)
})

it('counts the sheets of every script', async () => {
  const esbuild = await esbuildOf({
    'out/app.js': inputs(sheet('Button')),
    'out/lazy.mjs': inputs(sheet('Sheet')),
    'out/app.js.map': inputs(),
  })
  await esbuild.start()
  for (const name of ['Button', 'Sheet']) expect(esbuild.load(`/${sheet(name)}`)).toBeUndefined()
})

it('counts no other file with the name of a sheet', async () => {
  const esbuild = await esbuildOf({
    'out/app.js': inputs('src/Button.css', 'node_modules/other/css/Button.css'),
  })
  await esbuild.start()
  expect(esbuild.load(`/${sheet('Button')}`)).toEqual(EMPTY)
})

it('bundles first in silence, with the options and plugins of the page but itself', async () => {
  const other = { name: 'svg', setup: () => {} }
  const esbuild = await esbuildOf(
    {},
    {
      absWorkingDir: '/home/app',
      entryPoints: ['a.ts'],
      minify: true,
      write: true,
      plugins: [kitStyles(), other],
    },
  )
  await esbuild.start()
  expect(esbuild.build.mock.calls).toEqual([
    [
      {
        absWorkingDir: '/home/app',
        entryPoints: ['a.ts'],
        minify: true,
        plugins: [other],
        splitting: false,
        metafile: true,
        write: false,
        logLevel: 'silent',
      },
    ],
  ])
})

it('leaves the options of the page as they are', async () => {
  const options = { entryPoints: ['a.ts'], plugins: [kitStyles()] }
  const esbuild = await esbuildOf({}, options)
  await esbuild.start()
  expect(options.plugins).toHaveLength(1)
  expect(Object.keys(options)).toEqual(['entryPoints', 'plugins'])
})

it('counts again at each build, for a server that watches', async () => {
  const esbuild = await esbuildOf({ 'app.js': inputs(sheet('Button')) })
  await esbuild.start()
  esbuild.change({ 'app.js': inputs(sheet('Sheet')) })
  await esbuild.start()
  expect(esbuild.load(`/${sheet('Button')}`)).toEqual(EMPTY)
  expect(esbuild.load(`/${sheet('Sheet')}`)).toBeUndefined()
})

it('empties every sheet when the page uses no part', async () => {
  for (const outputs of [undefined, {}]) {
    const esbuild = await esbuildOf(outputs)
    await esbuild.start()
    expect(esbuild.load(`/${sheet('Button')}`)).toEqual(EMPTY)
  }
})

it('reports a page that cannot be bundled', async () => {
  const esbuild = await esbuildOf({})
  esbuild.build.mockRejectedValueOnce(new Error('Could not resolve "./app"'))
  await expect(esbuild.start()).rejects.toThrow('Could not resolve')
})

it('is known by its name, one for each page', () => {
  expect(kitStyles().name).toBe('koo-kit-styles')
  expect(kitStyles()).not.toBe(kitStyles())
})
