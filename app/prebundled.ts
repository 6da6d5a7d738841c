/**
 * Dependencies made ready before the first page asks for them. One that Vite finds only later makes it reload the page,
 * and a running test fails; so new ones go here.
 */
export const prebundled = [
  '@koo/kit > input-otp',
  '@koo/kit > react-number-format',
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
