import type { Plugin } from 'vite'
import { readRegister, totalsOf } from '../coverage/register/register.ts'

const ID = 'virtual:register'

/** `virtual:register`: what `npm run spec:coverage -- --json` prints, and its totals. It is collected before the build. */
export const register = async (): Promise<Plugin> => {
  const { rows } = await readRegister()
  // A line is used by dozens of places; a reader looks at a few.
  const short = rows.map((row) => ({ ...row, by: row.by.slice(0, 5), users: row.by.length }))
  const text = `export const rows = ${JSON.stringify(short)}\nexport const totals = ${JSON.stringify(totalsOf(rows))}`
  return {
    name: 'register',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? text : null),
  }
}
