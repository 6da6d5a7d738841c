/**
 * Generates code from the contract: contract/*.tsp and contract/external/*.yaml -> contract/openapi.yaml -> src/gen/*.
 *
 *   node scripts/generate.ts           writes the files
 *   node scripts/generate.ts --check   writes nothing; fails when a committed file differs
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { parseDocument, readCalls } from './generate/document.ts'
import { emitCalls, emitRegistry } from './generate/emit.ts'
import { withExternal } from './generate/external.ts'
import { generateGuards } from './generate/guards.ts'
import { emitCallModules, emitSchemaModules } from './generate/modules.ts'
import { generateSchemas } from './generate/schemas.ts'
import { compileContract } from './generate/typespec.ts'

const packageRoot = dirname(import.meta.dirname)

async function generate(workFolder: string): Promise<Record<string, string>> {
  const openapi = withExternal(compileContract(packageRoot, workFolder), readExternals())
  const document = parseDocument(openapi)
  const calls = readCalls(document)
  const { types, schemas } = await generateSchemas(document, calls, workFolder)
  const modules = {
    ...emitCallModules(document, calls, generateGuards(document, calls)),
    ...emitSchemaModules(calls, schemas),
  }
  return {
    'contract/openapi.yaml': openapi,
    'src/gen/types.ts': types,
    'src/gen/calls.ts': emitCalls(calls),
    'src/gen/registry.ts': emitRegistry(document, calls),
    ...Object.fromEntries(Object.entries(modules).map(([name, text]) => [`src/gen/${name}`, text])),
  }
}

/** The provider's own documents, by the domain whose calls they replace. */
function readExternals(): Record<string, string> {
  const folder = join(packageRoot, 'contract/external')
  if (!existsSync(folder)) return {}
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return Object.fromEntries(
    names
      .toSorted()
      .map((name) => [name.slice(0, -'.yaml'.length), readFileSync(join(folder, name), 'utf8')]),
  )
}

/** Files of `src/gen` that no longer belong to the contract. */
function leftOvers(files: Record<string, string>): string[] {
  const folder = join(packageRoot, 'src/gen')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(packageRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !(name in files))
    .toSorted()
}

const workFolder = mkdtempSync(join(tmpdir(), 'koo-contract-'))
try {
  const files = await generate(workFolder)
  const current = (name: string) => {
    const file = join(packageRoot, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const changed = Object.entries(files).filter(([name, text]) => current(name) !== text)
  const stale = leftOvers(files)
  if (process.argv.includes('--check')) {
    for (const [name] of changed) console.error(`${name} is not what the contract says`)
    for (const name of stale) console.error(`${name} is nothing that the contract asks for`)
    if (changed.length + stale.length > 0) {
      console.error('Run `npm run generate` and commit the result.')
      process.exitCode = 1
    } else {
      console.log(`${Object.keys(files).length} generated files are up to date`)
    }
  } else {
    for (const [name, text] of changed) {
      mkdirSync(dirname(join(packageRoot, name)), { recursive: true })
      writeFileSync(join(packageRoot, name), text)
    }
    for (const name of stale) rmSync(join(packageRoot, name))
    console.log(`${changed.length} of ${Object.keys(files).length} files written, ${stale.length} removed`)
  }
} finally {
  rmSync(workFolder, { recursive: true, force: true })
}
