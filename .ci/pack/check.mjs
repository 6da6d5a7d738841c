// Packs every published package, installs the tarballs into an app outside the workspace and uses them there. Wants the
// packages built (`npm run build:packages`); needs no network.
import { after } from 'node:test'
import { checkApps } from './check/apps.mjs'
import { checkBarrel } from './check/barrel.mjs'
import { checkImports } from './check/imports.mjs'
import { checkTarballs } from './check/tarballs.mjs'
import { makeConsumer } from './consumer.mjs'

const consumer = await makeConsumer()
after(() => consumer.remove())

checkTarballs(consumer.tarballs)
await checkImports(consumer)
checkApps(consumer)
checkBarrel(consumer)
