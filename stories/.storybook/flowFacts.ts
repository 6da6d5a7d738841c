import type { Plugin } from 'vite'
import { flowsFolder } from '../../flows/core/bin/packages.ts'
import { allFacts } from '../../flows/core/bin/steps.ts'

const ID = 'virtual:flow-facts'

/**
 * `virtual:flow-facts`: what `npm run flow -- list --json` prints, for the page of steps and the channels they touch. It is collected
 * before the build: the flows are loaded by a server of their own, which a busy build would keep waiting.
 */
export const flowFacts = async (): Promise<Plugin> => {
  const facts = await allFacts(flowsFolder)
  return {
    name: 'flow-facts',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(facts)}` : null),
  }
}
