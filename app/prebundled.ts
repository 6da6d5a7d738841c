/**
 * Dependencies made ready before the first page asks for them. One that Vite finds only later makes it reload the page,
 * and a running test fails; so new ones go here.
 */
export const prebundled = [
  '@koo/api-client > ofetch',
  '@koo/kit > @radix-ui/react-dialog',
  '@koo/kit > @radix-ui/react-tabs',
  '@koo/kit > input-otp',
  '@koo/kit > virtua',
  '@koo/kit > zustand',
  '@koo/kit > zustand/vanilla',
  '@koo/flow-cash-loan > @koo/steps > zustand',
  '@koo/flow-cash-loan > @koo/steps > zustand/vanilla',
  '@koo/pricing > decimal.js',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
]
