import type { Plugin } from 'vite'
import { flowsFolder } from '../../flows/core/bin/packages.ts'
import { allFacts } from '../../flows/core/bin/steps.ts'

const ID = 'virtual:flow-facts'

/** `virtual:flow-facts`: what `npm run flow -- list --json` prints, for the page of steps and the channels they touch. */
export const flowFacts = (): Plugin => ({
  name: 'flow-facts',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: async (id) =>
    id === `\0${ID}` ? `export default ${JSON.stringify(await allFacts(flowsFolder))}` : null,
})
