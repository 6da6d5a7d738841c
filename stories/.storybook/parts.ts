import path from 'node:path'
import type { Plugin } from 'vite'
import { readParts } from '../docs/matrix/readParts.ts'

const ID = 'virtual:parts'

/** `virtual:parts`: what each part of the kit can be, read from its source. */
export const parts = (): Plugin => ({
  name: 'parts',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) =>
    id === `\0${ID}`
      ? `export default ${JSON.stringify(readParts(path.join(import.meta.dirname, '../../kit/src')))}`
      : null,
})
