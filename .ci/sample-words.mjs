// Prints ten comments and ten declared names of each package, chosen by a seed, for a review of plain words.
//   node .ci/sample-words.mjs --seed 1                     every package
//   node .ci/sample-words.mjs --seed 1 --only kit,pricing  some folders
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseSync, Visitor } from 'oxc-parser'
import { packageFolders } from './rules/workspace.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
})
const COUNT = 10

/** Random numbers of 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Up to `COUNT` different items of a list, in random order. */
function sample(list, random) {
  const rest = [...list]
  const chosen = []
  while (rest.length > 0 && chosen.length < COUNT)
    chosen.push(rest.splice(Math.floor(random() * rest.length), 1)[0])
  return chosen
}

/** Source files under git, without generated ones. */
function filesOf(folder, inner) {
  return execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\/gen\/|\.gen\./.test(file))
    .filter((file) => !inner.some((other) => file.startsWith(`${other}/`)))
}

/** Comments and declared names of a file, each as one line that starts with its place. */
function wordsOf(file) {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const { program, comments } = parseSync(file, text)
  const at = (offset) => `${file}:${text.slice(0, offset).split('\n').length}`
  const names = []
  const add = (node) => {
    if (node?.type === 'Identifier') names.push(`${at(node.start)} ${node.name}`)
  }
  const addId = ({ id }) => add(id)
  const addKey = ({ key }) => add(key)
  new Visitor({
    VariableDeclarator: addId,
    FunctionDeclaration: addId,
    ClassDeclaration: addId,
    TSInterfaceDeclaration: addId,
    TSTypeAliasDeclaration: addId,
    TSPropertySignature: addKey,
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
  }).visit(program)
  return { names, comments: joined(text, comments).map((one) => `${at(one.start)} ${plainText(one.text)}`) }
}

/** Line comments that follow each other are one comment. Instructions for tools are left out. */
function joined(text, comments) {
  const found = []
  for (const { type, value, start, end } of comments) {
    const last = found.at(-1)
    const isNext = last?.type === 'Line' && type === 'Line' && /^\n[ \t]*$/.test(text.slice(last.end, start))
    if (isNext) Object.assign(last, { text: `${last.text} ${value.trim()}`, end })
    else found.push({ type, text: value, start, end })
  }
  return found.filter((one) => !/^\s*(#__|@__|eslint|oxlint|@ts-)/.test(one.text))
}

const plainText = (comment) =>
  comment
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/^\*?\s*/, '')
    .trim()

const folders = [...packageFolders(root), '.ci']
const chosen = values.only?.split(',') ?? folders
for (const folder of folders.filter((name) => chosen.includes(name))) {
  const random = randomFrom(Number(values.seed))
  const inner = folders.filter((other) => other.startsWith(`${folder}/`))
  const all = filesOf(folder, inner).map(wordsOf)
  console.log(`\n── ${folder} ──`)
  for (const kind of ['comments', 'names'])
    for (const line of sample(
      all.flatMap((words) => words[kind]),
      random,
    ))
      console.log(line)
}
