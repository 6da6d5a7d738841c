import type { Plugin } from 'vite'

/** Vite plugin: a build takes the router's own build for production. Its package names only the one with warnings. */
export const productionRouter: Plugin = {
  name: 'koo-production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  },
}
