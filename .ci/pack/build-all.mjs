// Builds every package that is published, what is needed by others first.
import { buildPackage } from './build.mjs'
import { publishedPackages } from './workspace.mjs'

for (const { folder } of publishedPackages()) await buildPackage(folder)
