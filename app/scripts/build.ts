import { buildApp } from './build-app.ts'
import { reportSizes } from './sizes.ts'

const dist = await buildApp({ outDir: 'dist', lab: false })
reportSizes(dist)
