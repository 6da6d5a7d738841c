/**
 * Contract to code: contract/*.tsp -> contract/openapi.yaml -> src/gen/*.
 *
 *   node scripts/generate.ts           writes the files
 *   node scripts/generate.ts --check   writes nothing; fails when a committed file differs
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseDocument, readCalls } from './generate/document.ts'
import { emitCalls, emitRegistry } from './generate/emit.ts'
import { generateSchemas } from './generate/schemas.ts'
import { compileContract } from './generate/typespec.ts'

const packageRoot = dirname(import.meta.dirname)

async function generate(workFolder: string): Promise<Record<string, string>> {
  const openapi = compileContract(packageRoot, workFolder)
  const document = parseDocument(openapi)
  const calls = readCalls(document)
  const { types, schemas } = await generateSchemas(document, calls, workFolder)
  return {
    'contract/openapi.yaml': openapi,
    'src/gen/types.ts': types,
    'src/gen/schemas.ts': schemas,
    'src/gen/calls.ts': emitCalls(document, calls),
    'src/gen/registry.ts': emitRegistry(calls),
  }
}

const workFolder = mkdtempSync(join(tmpdir(), 'koo-contract-'))
try {
  const files = await generate(workFolder)
  const current = (name: string) => {
    const file = join(packageRoot, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
  const changed = Object.entries(files).filter(([name, text]) => current(name) !== text)
  if (process.argv.includes('--check')) {
    for (const [name] of changed) console.error(`${name} is not what the contract says`)
    if (changed.length > 0) {
      console.error('Run `pnpm --filter @koo/api-client generate` and commit the result.')
      process.exitCode = 1
    } else {
      console.log(`${Object.keys(files).length} generated files are up to date`)
    }
  } else {
    for (const [name, text] of changed) {
      mkdirSync(dirname(join(packageRoot, name)), { recursive: true })
      writeFileSync(join(packageRoot, name), text)
    }
    console.log(
      changed.length === 0 ? 'nothing changed' : `wrote ${changed.map(([name]) => name).join(', ')}`,
    )
  }
} finally {
  rmSync(workFolder, { recursive: true, force: true })
}
