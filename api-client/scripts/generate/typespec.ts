import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Compiles the TypeSpec contract and returns the OpenAPI 3.1 text. Throws with the compiler's message when it does not
 * compile.
 */
export function compileContract(packageRoot: string, workFolder: string): string {
  const compiler = join(packageRoot, 'node_modules/@typespec/compiler/cmd/tsp.js')
  const contract = join(packageRoot, 'contract')
  try {
    execFileSync(
      process.execPath,
      [compiler, 'compile', contract, '--option', `@typespec/openapi3.emitter-output-dir=${workFolder}`],
      { stdio: 'pipe', encoding: 'utf8' },
    )
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`the contract does not compile\n${stdout ?? ''}${stderr ?? ''}`, { cause: error })
  }
  return readFileSync(join(workFolder, 'openapi.yaml'), 'utf8')
}
