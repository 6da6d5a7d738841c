import { buildApp } from './buildApp.ts'
import { reportSizes } from './sizes.ts'

const dist = await buildApp({ outDir: 'dist', lab: false })
reportSizes(dist)
