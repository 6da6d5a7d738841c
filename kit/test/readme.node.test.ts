import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { kooHues, nightHues } from '../src/theme/hues.ts'
import { vars } from '../src/theme/vars/index.ts'
import { kooShape, nightShape, tokens } from '../src/theme/tokens.ts'
import { closeHues, lowContrasts, partnerHues, type BrandHues } from '../src/theme/contrast/index.ts'

const kit = path.join(import.meta.dirname, '..')
const readme = fs.readFileSync(path.join(kit, 'README.md'), 'utf8')
const exported = fs.readFileSync(path.join(kit, 'test/exports.txt'), 'utf8')

/** Every folder of `src` that can be imported. */
const entries = fs
  .readdirSync(path.join(kit, 'src'))
  .filter((name) => fs.existsSync(path.join(kit, 'src', name, 'index.ts')))

it.each(entries)('names %s in the README and in the list of exports', (entry) => {
  expect(readme).toMatch(new RegExp(`@koo/kit/${entry}\\b|^\\| \`${entry}\` \\|`, 'm'))
  if (entry !== 'theme') expect(exported).toContain(`@koo/kit/${entry}:`)
})

it('names no part that is not there', () => {
  const named = [...readme.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name]) => name)
  expect(named.filter((name) => !entries.includes(name ?? ''))).toEqual([])
})

type Leaves = { [key: string]: string | Leaves }

/** The texts of a tree, in its order. */
const leaves = (tree: Leaves): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))

/** Font lists are longer than a row of the table. */
const short = (value: string) => (value.length > 60 ? `${value.slice(0, 57)}…` : value)

it('lists every variable of the theme with its value', () => {
  const names = leaves(vars).map((name) => name.slice('var('.length, -1))
  const [koo, night] = [leaves(tokens(kooHues, kooShape)), leaves(tokens(nightHues, nightShape))]
  const rows = names.map(
    (name, at) => `| \`${name}\` | \`${short(koo[at] ?? '')}\` | \`${short(night[at] ?? '')}\` |`,
  )
  const table = ['| variable | `koo` | `night` |', '|---|---|---|', ...rows].join('\n')
  expect(/<!-- variables -->\n([^]*?)\n<!-- \/variables -->/.exec(readme)?.[1]).toBe(table)
})

it('shows a partner theme that can be read', () => {
  const css = /```css\n([^]*?)```/.exec(readme)?.[1] ?? ''
  const values = [...css.matchAll(/--koo-color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value]) => [
    name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  const brand = Object.fromEntries(values) as BrandHues
  expect(Object.keys(brand).sort()).toEqual(['brand', 'brandPressed', 'brandSoft', 'brandTint', 'onBrand'])
  const hues = partnerHues(kooHues, brand)
  expect([lowContrasts(hues), closeHues(hues)]).toEqual([[], []])
})
