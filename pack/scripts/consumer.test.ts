// Packs every published package, installs the tarballs into an app outside the workspace and uses them there. Wants the
// packages built, which turbo sees to; needs no network.
import { afterAll } from 'vitest'
import { checkApps } from './check/apps.ts'
import { checkBarrel } from './check/barrel.ts'
import { checkImports } from './check/imports.ts'
import { checkMounted } from './check/mounted.ts'
import { checkTarballs } from './check/tarballs.ts'
import { makeConsumer } from './consumer.ts'

const consumer = await makeConsumer()
afterAll(() => consumer.remove())

checkTarballs(consumer.tarballs)
await checkImports(consumer)
checkApps(consumer)
checkMounted(consumer)
checkBarrel(consumer)
