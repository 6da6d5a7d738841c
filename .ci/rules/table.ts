/**
 * For each folder: which of our packages and which libraries its published code may import. `flows/*` is any flow
 * except the shared packages beside it. The README has the same table; a test compares both.
 */
export interface Rule {
  ours: string[]
  libraries: string[]
}

export const table: Record<string, Rule> = {
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
  'flows/host': {
    ours: ['@koo/flow', '@koo/page', '@koo/kit', '@koo/api-client'],
    libraries: ['react', 'react-dom', '@tanstack/react-query', 'react-router-dom'],
  },
  'flows/steps': {
    ours: ['@koo/flow', '@koo/page', '@koo/kit', '@koo/pricing', '@koo/api-client'],
    libraries: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'uqr', 'zod', 'zustand'],
  },
  'app/lab': {
    ours: ['@koo/flow', '@koo/kit', '@koo/pricing', '@koo/sandbox'],
    libraries: ['react', '@tanstack/react-query', 'zod'],
  },
  'flows/*': {
    ours: ['@koo/flow', '@koo/page', '@koo/steps', '@koo/kit', '@koo/pricing', '@koo/api-client'],
    libraries: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'zod'],
  },
}

/** The row of a folder; none for app, stories and e2e, which may import everything except the app. */
export function ruleOf(folder: string): Rule | undefined {
  return table[folder] ?? (folder.startsWith('flows/') ? table['flows/*'] : undefined)
}
