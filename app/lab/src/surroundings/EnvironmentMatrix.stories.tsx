import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { copy } from '../copy.ts'
import { table } from '../reference/Reference.css.ts'
import { kinds } from './choice.ts'
import { columns, storyAddress } from './matrix.ts'

const head = { padding: 8, textAlign: 'start', whiteSpace: 'nowrap' } as const

/** What each kind of environment can do, and from which version of its app; each cell leads to a story of what is seen there. */
function EnvironmentMatrix() {
  return (
    <div style={{ overflowX: 'auto', padding: 16 }}>
      <table className={table} style={{ minWidth: 1640 }}>
        <caption style={{ textAlign: 'start', paddingBlock: 8 }}>九种环境的能力</caption>
        <thead>
          <tr>
            <th scope="col" style={head}>
              环境
            </th>
            {columns.map(([name]) => (
              <th key={name} scope="col" style={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row" style={head}>
                {copy.environment.names[kind]}
              </th>
              {columns.map(([name, cellOf]) => {
                const { text, see } = cellOf(kind)
                return (
                  <td key={name}>
                    <a
                      href={storyAddress(see)}
                      target="_top"
                      style={{ display: 'block', padding: '13px 8px' }}
                    >
                      {text}
                    </a>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const meta = {
  title: 'Lab/Environment matrix',
  component: EnvironmentMatrix,
} satisfies Meta<typeof EnvironmentMatrix>
export default meta

export const Matrix: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const matrix = within(within(canvasElement).getByRole('table', { name: '九种环境的能力' }))
    await expect(matrix.getAllByRole('rowheader')).toHaveLength(9)
    await expect(matrix.getAllByRole('link')).toHaveLength(9 * columns.length)
    await expect(matrix.getAllByRole('link', { name: /^应用推荐/ })).toHaveLength(1)
  },
}
