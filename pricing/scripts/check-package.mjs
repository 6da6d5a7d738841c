import path from 'node:path'
import { checkPackage } from '../../.ci/package.mjs'

checkPackage(path.dirname(import.meta.dirname))
