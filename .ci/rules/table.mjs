/**
 * Folder of a package -> which of our packages and which libraries its shipped code may import. `flows/*` is any flow but
 * the shared packages beside it. The table of packages in the README says the same; a test compares them.
 */
export const table = {
  pricing: { ours: [], libraries: ['decimal.js', 'zod'] },
  'api-client': { ours: [], libraries: ['ofetch', 'zod'] },
  'api-client/sandbox': {
    ours: ['@koo/api-client', '@koo/pricing'],
    libraries: ['hono', '@hono/node-server', 'zod'],
  },
  kit: {
    ours: [],
    libraries: [
      'react',
      'react-dom',
      '@radix-ui/react-dialog',
      '@radix-ui/react-tabs',
      'compressorjs',
      'input-otp',
      'react-number-format',
      'virtua',
      'zustand',
    ],
  },
  'flows/core': { ours: [], libraries: ['react', 'react-router-dom'] },
  'flows/page': {
    ours: ['@koo/flow', '@koo/kit', '@koo/api-client'],
    libraries: [
      'react',
      'react-dom',
      '@tanstack/react-query',
      'react-hook-form',
      '@hookform/resolvers',
      'zod',
    ],
  },
  'flows/steps': {
    ours: ['@koo/flow', '@koo/page', '@koo/kit', '@koo/pricing', '@koo/api-client'],
    libraries: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'zod', 'zustand'],
  },
  'flows/*': {
    ours: ['@koo/flow', '@koo/page', '@koo/steps', '@koo/kit', '@koo/pricing', '@koo/api-client'],
    libraries: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'zod'],
  },
}

/** The row of a folder; none for the app, the stories and the journeys, which may import everything but the app. */
export function ruleOf(folder) {
  return table[folder] ?? (folder.startsWith('flows/') ? table['flows/*'] : undefined)
}
