import path from 'node:path'
import { checkPackage } from '../../.ci/package.mjs'
import { entries } from './entries.mjs'

const kit = path.dirname(import.meta.dirname)
checkPackage(
  kit,
  entries(kit).map(({ subpath }) => subpath),
)
