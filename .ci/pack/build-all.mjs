// Builds every package that is published, what is needed by others first.
import { buildPackage } from './build.mjs'
import { publishedPackages } from './workspace.mjs'

for (const { name, folder } of publishedPackages()) {
  try {
    await buildPackage(folder)
  } catch (error) {
    console.error(`\n${name} was not built: ${error.message}`)
    process.exit(1)
  }
}
